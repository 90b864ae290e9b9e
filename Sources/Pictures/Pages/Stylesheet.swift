/// The look of pages and drawings.
enum Stylesheet {
  /// The style of a page.
  static let page = palette + drawingRules + pageRules + storyRules + runRules + printRules

  // What can be scrolled has a shadow at the side to scroll to.
  private static let pageRules = """
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%}
    body{margin:0 auto;max-width:84rem;padding:1.6rem clamp(1rem,3vw,2.5rem) 3rem;\
    background:var(--paper);color:var(--ink);\
    font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
    h1{font-size:clamp(1.3rem,1.05rem + 1.2vw,1.75rem);line-height:1.25;margin:0 0 .3rem;\
    font-weight:650;letter-spacing:-.01em;text-wrap:balance;overflow-wrap:anywhere}
    h2{font-size:1rem;margin:2rem 0 .6rem;font-weight:650}
    p,ul,ol,dl{margin:0 0 .8rem;overflow-wrap:anywhere}figure{margin:0}
    code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;\
    font-size:.88em}
    code,b{unicode-bidi:isolate;overflow-wrap:anywhere}
    .right{color:var(--right)}.wrong{color:var(--wrong)}.dim{color:var(--dim)}.small{font-size:.87em}
    .facts{color:var(--dim);margin-bottom:1.3rem}
    .facts span+span::before{content:" · "}
    table{border-collapse:collapse}th,td{min-width:6rem;text-align:left;padding:.32rem 1.1rem .32rem 0;\
    vertical-align:top;border-top:1px solid var(--line);font-weight:400;overflow-wrap:anywhere}
    tr:first-child>*{border-top:0}thead th{color:var(--dim);font-size:.87em}
    pre{background:var(--soft);border-radius:.5rem;padding:.7rem .9rem;margin:.4rem 0 0;\
    overflow:auto;max-height:20rem;tab-size:2}
    button{font:inherit;font-size:.9em;color:inherit;background:var(--card);\
    border:1px solid var(--dim);border-radius:.45rem;padding:.2rem .75rem;cursor:pointer}
    button:hover,.chips a:hover{background:var(--soft)}
    :focus-visible{outline:3px solid var(--hop);outline-offset:2px}
    summary{cursor:pointer}summary h2{display:inline}
    svg.d{display:block;max-width:100%;height:auto}
    .scroll,pre{--ground:var(--paper);background:\
    linear-gradient(90deg,var(--ground) 40%,transparent) 0 0/2rem 100% no-repeat local,\
    linear-gradient(270deg,var(--ground) 40%,transparent) 100% 0/2rem 100% no-repeat local,\
    linear-gradient(90deg,#8886,transparent) 0 0/.8rem 100% no-repeat,\
    linear-gradient(270deg,#8886,transparent) 100% 0/.8rem 100% no-repeat var(--ground)}\
    pre{--ground:var(--soft)}.finding .scroll{--ground:var(--card)}
    .scroll{overflow:auto}.scroll th code{white-space:nowrap}.scroll svg.natural{max-width:none}\
    .scroll svg:has(.curve){width:100%;min-width:26rem}
    .cols{columns:24rem 2;column-gap:3rem}.cols>section{break-inside:avoid;margin:0 0 2rem}\
    .cols h2{margin-top:0}
    .copy{margin:.35rem 0}.copy summary{min-height:1.9rem}.copy{position:relative}\
    .copy button{position:absolute;right:0;top:0}\
    div.copy button:not([hidden]){position:static;display:block;margin-left:auto}
    .plain{list-style:none;padding:0}.plain>li{margin-bottom:.45rem}\
    .plain>.more{border-left:3px solid var(--line);padding-left:.9rem;margin-bottom:1rem}\
    .more>ul,.more>p{margin:.3rem 0 0}.number{text-align:right}
    .rule{display:inline-block;vertical-align:baseline;margin-left:.35rem}
    .rule summary{list-style:none;background:var(--mark);border-radius:.3rem;padding:0 .35rem;\
    font:.82em ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace}
    .rule summary::-webkit-details-marker{display:none}
    .rule[open]{display:block;margin:.2rem 0 .3rem}.rule[open] summary{display:inline-block}
    .rule p{margin:.25rem 0 0;padding-left:.8rem;border-left:3px solid var(--mark)}
    .rule small{color:var(--dim)}
    footer{margin-top:3rem;color:var(--dim);font-size:.87em}
    .status{position:fixed;right:1rem;bottom:1rem;background:var(--ink);color:var(--paper);\
    padding:.4rem .9rem;border-radius:.5rem;margin:0}.status:empty{display:none}
    .away{position:fixed;left:-99rem}

    """

  private static let storyRules = """
    .chips{display:flex;flex-wrap:wrap;gap:.4rem;list-style:none;padding:2px;margin:0 0 1.2rem;\
    max-height:8.5rem;overflow:auto}
    .chips a{display:flex;gap:.4rem;align-items:baseline;color:inherit;text-decoration:none;background:var(--card);\
    border:1px solid var(--line);border-radius:.5rem;padding:.22rem .65rem;max-width:22rem}\
    .chips code{white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
    .chips a.differs{border-color:var(--wrong)}.chips a.refused code{color:var(--dim);\
    text-decoration:line-through}
    .chips [aria-current]{border-color:currentColor;box-shadow:inset 0 0 0 1px currentColor}
    .chips .differs[aria-current]{border-color:var(--wrong);\
    box-shadow:inset 0 0 0 1px var(--wrong)}
    .chips .number{color:var(--dim)}.chips .skipped{color:var(--dim);padding:.25rem .3rem}
    .slider{display:flex;gap:.6rem;align-items:center;margin:0 0 .7rem;max-width:34rem}
    .slider[hidden]{display:none}.slider.few{max-width:17rem}.slider input{flex:1;accent-color:var(--hop);min-width:0}
    .step{margin:0 0 .8rem}.step>summary{margin-bottom:.6rem;overflow-wrap:anywhere}
    .js .step>summary,.js .step:not([open]){display:none}
    .stage{display:grid;grid-template-columns:auto minmax(0,26.5rem) minmax(18rem,1fr);gap:1.5rem 2.2rem;\
    align-items:start}
    .phones{display:flex;gap:1.3rem}.phones.wide{flex-direction:column;max-width:30rem}
    .phones figure{flex:0 1 13.5rem;min-width:0}.phones.wide figure{flex:none}
    .phones svg{margin:0 auto}
    figcaption{margin-top:.5rem;text-align:center}.who figcaption{text-align:left;\
    color:var(--dim);font-size:.87em}
    .key{margin-right:1rem;white-space:nowrap}.key::before{content:"";display:inline-block;\
    width:1.6rem;border-top:3px solid;vertical-align:.25em;margin-right:.4rem}
    .key.wrong::before{border-top-style:dashed}
    .who{min-width:0}.chain{margin-top:.9rem}.chain summary{margin-bottom:.4rem}
    .changes{min-width:0}.changes h2{font-size:.95rem;margin:0 0 .4rem}
    dl{display:grid;grid-template-columns:minmax(4.5rem,auto) minmax(0,1fr);gap:.3rem .9rem}
    dt{color:var(--dim);overflow-wrap:normal}dd{margin:0;overflow-wrap:anywhere}dd code{overflow-wrap:break-word}
    @media(max-width:72rem){.stage{grid-template-columns:auto minmax(0,1fr)}\
    .changes{grid-column:1/-1}}
    @media(max-width:52rem){.stage{grid-template-columns:minmax(0,1fr)}\
    .phones{justify-content:center}}

    """

  private static let runRules = """
    .badge{display:inline-block;font-size:.62em;vertical-align:.18em;border-radius:.4rem;\
    padding:.1rem .6rem;color:var(--paper);letter-spacing:.02em}
    .badge.good{background:var(--right)}.badge.bad{background:var(--wrong)}
    header p{margin:0}dl.table{display:grid;\
    grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr));gap:.15rem 2rem;\
    margin-top:1rem}
    dl.table div{display:flex;justify-content:space-between;gap:1rem;\
    border-bottom:1px solid var(--line)}dl.table dd{text-align:right}
    .finding{border:1px solid var(--line);border-radius:.7rem;background:var(--card);\
    padding:.2rem 1.1rem;margin:0 0 .8rem}.finding>summary{padding:.55rem 0;\
    overflow-wrap:anywhere}
    .finding .headline{font-weight:600}.finding .headline code{font-size:.95em}
    .strips{display:inline-flex;gap:.6rem;vertical-align:middle;margin-left:.8rem}
    .finding[open] .strips{display:none}
    .coverage .cell{min-height:1.6rem;margin-bottom:.3rem}.grid{max-height:42rem}
    .js .grid svg{cursor:crosshair}
    dl.rules{grid-template-columns:4.5rem minmax(0,1fr)}dl.rules dd{font-size:.87em}

    """

  private static let printRules = """
    @media print{:root{color-scheme:light}body{max-width:none;font-size:10pt}\
    .slider,.chips,button{display:none}.js .step,.js .step:not([open]){display:block}\
    .js .step>summary{display:block}\
    details::details-content{content-visibility:visible;display:block;height:auto}\
    pre{max-height:none;white-space:pre-wrap}.stage,figure,tr{break-inside:avoid}}

    """
}
