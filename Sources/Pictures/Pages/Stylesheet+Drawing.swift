/// The letters and colors of drawings. Their parts have classes; presentation attributes and inline
/// styles are not used, so that a security policy can forbid them.
extension Stylesheet {
  /// The style of a drawing that is a document of its own.
  static let drawing = palette + drawingRules

  /// Follows the reader's choice of light and dark.
  static let palette = """
    :root{color-scheme:light dark;--paper:#fff;--ink:#1b1d20;--dim:#5c6269;--line:#d5d7da;\
    --card:#fff;--right:#11713f;--wrong:#b8231b;--hop:#2456b4;--hop2:#7b3fa8;--mark:#fff0c7;\
    --soft:#eef0f3}
    @media(prefers-color-scheme:dark){:root{--paper:#0f1215;--ink:#e8eaed;--dim:#a3a9b1;\
    --line:#3a3f46;--card:#191c20;--right:#63cf97;--wrong:#ff8f86;--hop:#94b8ff;\
    --hop2:#d3a4f5;--mark:#3f3516;--soft:#23272d}}

    """

  static let drawingRules = treeRules + chartRules

  private static let chartRules = """
    .d .grid{fill:none;stroke:var(--line);stroke-width:1}.d .tick{font-size:11.5px;fill:var(--dim)}
    .d .end{text-anchor:end}.d .curve{fill:none;stroke-width:2}.d .s0{stroke:var(--hop)}
    .d .gap{fill:none;stroke:var(--paper);stroke-width:1.6}.d .reached{fill:var(--hop);opacity:.75}.d .missing{fill:none;stroke:var(--wrong);\
    stroke-dasharray:5 3.5}.d .chosen{fill:none;stroke:var(--ink);stroke-width:2.5}
    .d .event{stroke:var(--wrong);stroke-dasharray:3 3}

    """

  private static let treeRules = """
    .d{font:13px system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
    .d text{fill:var(--ink)}.d .mid{text-anchor:middle}
    .d .name{font-weight:600}.d .dim{fill:var(--dim)}.d .right{fill:var(--right)}\
    .d .wrong{fill:var(--wrong)}.d .title{font-size:15px;font-weight:650}
    .d .body{fill:#2a2d31;stroke:#55595f;stroke-width:1}.d .off{fill:#000}
    .d .cut{fill:#000}.d .home{fill:#8a8d92}
    .d .button{fill:#3a3e43;stroke:#6a6e74}
    .d .sl{fill:#fff}.d .sd{fill:#1c1d20}.d .bl{fill:#f3f3f6}.d .bd{fill:#2b2d31}
    .d .thin{opacity:.8}.d .edge{fill:#8e9197;opacity:.5}.d .black{fill:#000}
    .d .shade{fill:#000;opacity:.28}
    .d .onl{fill:#1b1d20}.d .ond{fill:#f4f4f6}.d .tint{fill:#0a5fd0}.d .gray{fill:#6a6e74}
    .d .tintfill{fill:#0a5fd0}.d .grayfill{fill:#9a9da3}.d .tab{font-size:9.5px}
    .d .chevron{fill:none;stroke:#0a5fd0;stroke-width:2;stroke-linecap:round}
       .d .window{fill:none;stroke:#77797f;stroke-dasharray:5 3}
    .d .tag{font-size:9.5px;fill:#77797f}
    .d .time{font-size:11.5px;font-weight:650}
    .d .bardark,.d .bardark text{fill:#000}.d .barlight,.d .barlight text{fill:#fff}
    .d .bardark text{paint-order:stroke;stroke:#fff8;stroke-width:1.2}
    .d .barlight text{paint-order:stroke;stroke:#0007;stroke-width:1.2}
    .d .barlight path,.d .barlight rect{stroke:#0007;stroke-width:.4}
    .d .shell{fill:none;stroke:currentColor}
    .d .bardark .shell{stroke:#000}.d .barlight .shell{stroke:#fff;stroke-width:1}
    .d .markright{fill:none;stroke:#1b9a5b;stroke-width:2}
    .d .markwrong{fill:none;stroke:#e0352b;stroke-width:2;stroke-dasharray:5 3}
    .d .inset{fill:#2f6fe0;opacity:.16}.d .insetname{font-size:9.5px;fill:#2f6fe0}
    .d .cover{fill:#e08a2b;opacity:.45}
    .d .link{fill:none;stroke:var(--line);stroke-width:1.5}.d .away{stroke-dasharray:2 3}
    .d .node{fill:var(--paper);stroke:var(--dim);stroke-width:1.5}.d .node.on{fill:var(--dim)}\
    .d .node.wrong{fill:var(--wrong);stroke:var(--wrong)}
    .d .role{fill:var(--dim);font-size:12px}.d .gone{text-decoration:line-through}
    .d .note{font-size:12px;font-weight:600}
    .d .set{font:11.5px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;\
    fill:var(--dim)}.d .set.new{fill:var(--ink);font-weight:600}.d .small{font-size:12px}
    .d .hop{fill:var(--hop)}.d .hop2{fill:var(--hop2)}
    .d .chain{fill:none;stroke-width:2.5;stroke-linejoin:round}.d .chain.hop{stroke:var(--hop)}\
    .d .chain.hop2{stroke:var(--hop2);stroke-dasharray:7 3}.d .chain.right{stroke:var(--right)}\
    .d .chain.wrong{stroke:var(--wrong);stroke-dasharray:5 3.5}
    .d .band{fill:var(--mark)}.d .banddiff{fill:none;stroke:var(--wrong);stroke-dasharray:5 3.5}
    .d .swatch{stroke:#77797f;stroke-width:1}
    .d .stop{fill:none;stroke-width:2}.d .stop.hop{stroke:var(--hop)}\
    .d .stop.right{stroke:var(--right)}.d .stop.wrong{stroke:var(--wrong)}
    .d .node.hop{stroke:var(--hop)}.d .node.right{stroke:var(--right)}\
    .d .node.hop.on{fill:var(--hop)}.d .node.right.on{fill:var(--right)}
    .d .lane{fill:none;stroke:var(--line)}.d .shown{fill:none;stroke:var(--hop);stroke-width:5;\
    opacity:.3}.d .call{fill:var(--ink);stroke:var(--ink);stroke-width:1.2}\
    .d .call.will{fill:var(--paper)}
    .d .crack{fill:none;stroke:#e0352b;stroke-width:2}.d .noanswer{fill:#ff9b93}\
    .d .nowindow{fill:#9da1a8}

    """
}
