(()=>{"use strict";
const all=(root,selector)=>[...root.querySelectorAll(selector)];
document.documentElement.classList.add("js");
const status=document.createElement("p");
status.className="status";status.setAttribute("role","status");document.body.append(status);
let timer;
const say=text=>{status.textContent=text;clearTimeout(timer);
timer=setTimeout(()=>{status.textContent=""},2500)};
const stories=all(document,".story").map(story=>{
const panels=all(story,".step"),links=all(story,".chips a"),input=story.querySelector("input");
let current=Math.max(0,panels.findIndex(panel=>panel.open));
const show=(next,moved)=>{
current=Math.max(0,Math.min(panels.length-1,next));
panels.forEach((panel,index)=>{panel.open=index===current});
links.forEach((link,index)=>{
if(index===current)link.setAttribute("aria-current","step");
else link.removeAttribute("aria-current")});
input.value=current;
input.setAttribute("aria-valuetext",links[current].textContent);
if(moved)links[current].scrollIntoView({block:"nearest",inline:"nearest"})};
links.forEach((link,index)=>link.addEventListener("click",event=>{
event.preventDefault();show(index,false);history.replaceState(null,"",link.hash)}));
input.addEventListener("input",()=>show(Number(input.value),true));
story.querySelector(".prev").addEventListener("click",()=>show(current-1,true));
story.querySelector(".next").addEventListener("click",()=>show(current+1,true));
story.querySelector(".slider").hidden=panels.length<2;
const linked=links.findIndex(link=>link.hash===location.hash);
show(linked<0?current:linked,false);
const list=story.querySelector(".chips");
list.scrollTop=links[current].offsetTop-list.offsetTop-list.clientHeight/2;
return{story,to:step=>show(step,true),by:step=>show(current+step,true),last:panels.length-1}});
document.addEventListener("keydown",event=>{
if(event.altKey||event.ctrlKey||event.metaKey||event.shiftKey)return;
const target=event.target;
if(target.closest("input,textarea,select,pre,.scroll"))return;
const seen=stories.filter(one=>one.story.contains(target)||one.story.checkVisibility());
const one=seen.find(one=>one.story.contains(target))||(seen.length===1?seen[0]:null);
if(!one)return;
const act={ArrowLeft:()=>one.by(-1),ArrowRight:()=>one.by(1),Home:()=>one.to(0),
End:()=>one.to(one.last)}[event.key];
if(act){act();event.preventDefault()}});
const copy=async text=>{
try{await navigator.clipboard.writeText(text);return true}catch{}
const area=document.createElement("textarea");
area.className="away";area.value=text;document.body.append(area);area.select();
const done=document.execCommand("copy");area.remove();return done};
all(document,"button[data-copy]").forEach(button=>{
button.hidden=false;
button.addEventListener("click",async()=>{
const text=document.getElementById(button.dataset.copy).textContent;
say(await copy(text)?"Copied":"Could not copy: select the text instead");button.focus()})});
})();
