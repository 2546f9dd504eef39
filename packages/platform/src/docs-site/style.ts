// The one style sheet of the documentation.

const LIGHT = `
  --page: #ffffff; --panel: #f6f8fb; --text: #1a2233; --soft: #566176; --line: #dde3ec; --line-soft: #ebeff5;
  --accent: #1c5fd4; --accent-soft: #e9f0fd; --code: #f3f6fa; --shade: #1a223314;
  --gray: #7a8496; --blue: #1c6fe0; --green: #1e8a4a; --yellow: #b98900; --orange: #d0650e; --red: #c8342b;
`;
const DARK = `
  --page: #0f141d; --panel: #151c28; --text: #e6ebf4; --soft: #a1adc0; --line: #2a3547; --line-soft: #212a39;
  --accent: #7fabff; --accent-soft: #1a2a47; --code: #18202e; --shade: #00000066;
  --gray: #98a3b5; --blue: #6ea8ff; --green: #5cc98a; --yellow: #e2bd4e; --orange: #f0a05a; --red: #ff8c84;
`;

export const STYLE = `
:root {${LIGHT} --mono: ui-monospace, "SFMono-Regular", "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", "Noto Sans Mono CJK SC", monospace; }
@media (prefers-color-scheme: dark) { :root:not([data-theme=light]) {${DARK}} }
:root[data-theme=dark] {${DARK} color-scheme: dark; }
:root[data-theme=light] { color-scheme: light; }
* { box-sizing: border-box; }
html { scroll-padding-top: 76px; -webkit-text-size-adjust: 100%; }
body {
  margin: 0; background: var(--page); color: var(--text); font-size: 15px; line-height: 1.7;
  font-family: system-ui, -apple-system, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif;
}
a { color: var(--accent); text-decoration: none; }
a:hover { text-decoration: underline; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
code { font-family: var(--mono); font-size: .88em; overflow-wrap: anywhere; }
.skip { position: absolute; left: -9999px; }
.skip:focus { left: 16px; top: 8px; z-index: 9; padding: 8px 12px; background: var(--page); }

.top {
  position: sticky; top: 0; z-index: 5; display: flex; align-items: center; gap: 24px; height: 60px; padding: 0 24px;
  background: var(--page); border-bottom: 1px solid var(--line);
}
.brand { display: flex; align-items: center; gap: 10px; font-weight: 700; color: var(--text); white-space: nowrap; }
.brand:hover { text-decoration: none; }
.mark { width: 18px; height: 18px; border-radius: 5px; background: var(--accent); }
.search { position: relative; flex: 1; max-width: 560px; }
.search input {
  width: 100%; height: 36px; padding: 0 40px 0 12px; font: inherit; font-size: 14px; color: inherit;
  background: var(--panel); border: 1px solid var(--line); border-radius: 8px;
}
.search input:focus { outline: none; border-color: var(--accent); box-shadow: 0 0 0 3px var(--accent-soft); }
.search kbd {
  position: absolute; right: 9px; top: 8px; padding: 0 7px; font: 12px/19px var(--mono); color: var(--soft);
  border: 1px solid var(--line); border-radius: 4px; pointer-events: none;
}
.search input:focus + kbd { display: none; }
#hits {
  position: absolute; top: 42px; left: 0; right: 0; margin: 0; padding: 6px; list-style: none; max-height: 70vh;
  overflow: auto; background: var(--page); border: 1px solid var(--line); border-radius: 10px;
  box-shadow: 0 12px 32px var(--shade);
}
#hits a { display: grid; grid-template-columns: 1fr auto; gap: 0 12px; padding: 7px 10px; color: var(--text); border-radius: 6px; }
#hits a:hover, #hits [aria-selected=true] a { background: var(--accent-soft); text-decoration: none; }
#hits code { grid-column: 1 / -1; color: var(--soft); font-size: 12px; }
#hits i { font-style: normal; font-size: 12px; color: var(--soft); }
#hits .nothing { padding: 10px; color: var(--soft); }
.links { display: flex; align-items: center; gap: 16px; margin-left: auto; font-size: 14px; }
#theme {
  width: 34px; height: 34px; font: 17px/1 system-ui; color: var(--text); background: none;
  border: 1px solid var(--line); border-radius: 8px; cursor: pointer;
}

.frame { display: grid; grid-template-columns: 216px minmax(0, 1fr) 232px; gap: 40px; max-width: 1480px; margin: 0 auto; padding: 0 24px; }
.side, .toc { position: sticky; top: 60px; align-self: start; max-height: calc(100vh - 60px); overflow: auto; padding: 24px 0; font-size: 14px; }
.side ul, .toc ul { margin: 0; padding: 0; list-style: none; }
.side h2, .toc h2 { margin: 20px 0 6px; padding-left: 10px; font-size: 12px; font-weight: 600; color: var(--soft); }
.side a, .toc a { display: block; padding: 3px 10px; color: var(--text); border-radius: 6px; }
.side a:hover, .toc a:hover { background: var(--panel); text-decoration: none; }
.side [aria-current] { background: var(--accent-soft); color: var(--accent); font-weight: 600; }
.side summary { display: none; }
.toc h2 { margin-top: 0; }
.toc a { color: var(--soft); font-size: 13px; }
.toc summary { padding: 3px 10px; font: 13px/1.7 var(--mono); cursor: pointer; border-radius: 6px; }
.toc summary:hover { background: var(--panel); }
.toc summary i { float: right; font-style: normal; color: var(--soft); }
main { min-width: 0; padding: 28px 0 96px; }
main:focus { outline: none; }

.crumbs { margin: 0 0 12px; font-size: 13px; color: var(--soft); }
h1 { margin: 0 0 8px; font-size: 30px; line-height: 1.3; letter-spacing: -.01em; }
h1 small, h3 small { font-weight: 400; font-size: .56em; color: var(--soft); }
h3 small { font-size: .78em; }
.lead { margin: 0 0 16px; max-width: 46em; font-size: 17px; color: var(--soft); }
h2 { margin: 44px 0 12px; font-size: 21px; line-height: 1.4; }
h2.group { padding-bottom: 8px; border-bottom: 1px solid var(--line); font-family: var(--mono); font-size: 18px; }
h2 small { font-size: 13px; font-weight: 400; color: var(--soft); }
h3 { margin: 0 0 4px; font-size: 18px; line-height: 1.4; }
h3.group { margin: 28px 0 10px; font-size: 15px; color: var(--soft); }
h4 { margin: 20px 0 8px; font-size: 13px; font-weight: 600; color: var(--soft); }
h4 .type { margin-left: 6px; font-weight: 400; }
.facts { display: flex; flex-wrap: wrap; gap: 6px 20px; margin: 0 0 8px; font-size: 14px; color: var(--soft); }
.downloads a { display: inline-block; margin: 4px 12px 4px 0; padding: 5px 14px; border: 1px solid var(--line); border-radius: 8px; font-size: 14px; }
.downloads a:hover { border-color: var(--accent); text-decoration: none; }

.op, .state { margin: 20px 0; padding: 22px 24px; border: 1px solid var(--line); border-radius: 12px; content-visibility: auto; contain-intrinsic-size: auto 620px; }
.op:target, .state:target { border-color: var(--accent); box-shadow: 0 0 0 3px var(--accent-soft); }
.anchor { visibility: hidden; font-weight: 400; }
h3:hover .anchor, .anchor:focus { visibility: visible; }
.name { margin: 0 0 12px; font-size: 14px; color: var(--soft); }
.name code { color: var(--text); margin-right: 6px; }
.route { display: flex; align-items: baseline; gap: 12px; margin: 0; padding: 9px 14px; background: var(--code); border-radius: 8px; }
.route b { font: 700 12px/1.5 var(--mono); }
.GET { color: var(--blue); } .POST { color: var(--green); } .PUT { color: var(--orange); } .DELETE { color: var(--red); }
.also { margin: 6px 0 0 14px; font-size: 13px; color: var(--soft); }
.meta { margin: 14px 0 0; font-size: 14px; }
.meta div { display: grid; grid-template-columns: 64px 1fr; gap: 8px; padding: 3px 0; }
.meta dt { color: var(--soft); } .meta dd { margin: 0; }
.chip { display: inline-block; margin: 0 6px 2px 0; padding: 0 9px; font-size: 13px; line-height: 22px; background: var(--panel); border: 1px solid var(--line-soft); border-radius: 11px; }
.sure { display: inline-block; margin-right: 8px; padding: 0 8px; font-size: 12px; line-height: 20px; border: 1px solid currentcolor; border-radius: 5px; }
.sure.spec { color: var(--green); } .sure.seen { color: var(--blue); } .sure.assumed { color: var(--yellow); }
.because { display: block; font-size: 13px; color: var(--soft); }
.note { margin: 10px 0 0; padding: 7px 14px; font-size: 14px; background: var(--panel); border-left: 3px solid var(--line); border-radius: 4px; }
.none { margin: 0; font-size: 14px; color: var(--soft); }

.scroll { overflow-x: auto; margin: 0 0 4px; border: 1px solid var(--line-soft); border-radius: 8px; }
table { width: 100%; border-collapse: collapse; font-size: 14px; line-height: 1.6; }
th { padding: 6px 12px; font-size: 12px; font-weight: 600; text-align: left; color: var(--soft); background: var(--panel); white-space: nowrap; }
td { padding: 8px 12px; vertical-align: top; border-top: 1px solid var(--line-soft); }
.fields td:nth-last-child(2), .fields td:nth-child(2) { white-space: nowrap; }
.fields td:first-child code { white-space: nowrap; }
.fields td:last-child { min-width: 220px; }
.d1 { padding-left: 30px; } .d2 { padding-left: 48px; } .d3 { padding-left: 66px; } .d4 { padding-left: 84px; }
.must { margin-left: 8px; font-size: 12px; color: var(--red); white-space: nowrap; }
.may { margin-left: 8px; font-size: 12px; color: var(--soft); white-space: nowrap; }
.en { color: var(--soft); }
.rules { display: block; font-size: 13px; color: var(--soft); }
.values { display: flex; flex-wrap: wrap; gap: 4px 14px; margin: 4px 0 0; }
.value { display: inline-flex; align-items: baseline; gap: 6px; font-size: 13px; }
.value code { color: var(--soft); font-size: 12px; }
.value.start { color: var(--soft); font-style: italic; }
td .value { margin-right: 12px; }
.dot { flex: none; width: 8px; height: 8px; border-radius: 50%; background: var(--gray); }
.dot.blue { background: var(--blue); } .dot.green { background: var(--green); } .dot.yellow { background: var(--yellow); }
.dot.orange { background: var(--orange); } .dot.red { background: var(--red); }
.arrow { margin-right: 10px; color: var(--soft); }
.state .values { margin: 8px 0 14px; }
.entity { margin-left: 8px; font-family: var(--mono); font-size: 13px; }
.errors { margin: 0; padding: 0; list-style: none; font-size: 14px; }
.errors li { display: flex; flex-wrap: wrap; gap: 0 14px; padding: 3px 0; }
.http { color: var(--soft); font-size: 13px; }
.number { text-align: right; font-variant-numeric: tabular-nums; }

.examples { margin-top: 18px; }
.examples summary { padding: 4px 0; font-size: 14px; cursor: pointer; color: var(--accent); }
.code { position: relative; margin: 6px 0 10px; }
pre { margin: 0; padding: 13px 16px; overflow-x: auto; background: var(--code); border-radius: 8px; line-height: 1.65; font-size: 14px; }
pre code { overflow-wrap: normal; }
.copy { position: absolute; top: 7px; right: 7px; padding: 2px 10px; font: 12px/1.7 inherit; color: var(--soft); background: var(--page); border: 1px solid var(--line); border-radius: 6px; cursor: pointer; opacity: 0; }
.code:hover .copy, .copy:focus { opacity: 1; }

.hero { padding: 28px 32px; background: var(--panel); border-radius: 16px; }
.hero pre { background: var(--page); }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)); gap: 12px; margin: 0; padding: 0; list-style: none; }
.cards a { display: flex; flex-wrap: wrap; align-content: flex-start; justify-content: space-between; gap: 2px 8px; height: 100%; padding: 15px 18px; color: var(--text); border: 1px solid var(--line); border-radius: 12px; }
.cards a:hover { border-color: var(--accent); text-decoration: none; }
.cards i { font-style: normal; font-size: 12px; line-height: 25px; color: var(--soft); }
.cards span { flex: 1 0 100%; font-size: 14px; color: var(--soft); }
.verbs { margin: 0; padding: 0; list-style: none; }
.verbs li { display: grid; grid-template-columns: 190px 1fr; gap: 2px 16px; padding: 8px 0; border-top: 1px solid var(--line-soft); font-size: 14px; }
.verbs a { margin-right: 16px; }
.verbs b { font: 13px/1.9 var(--mono); }
.steps-list { padding-left: 1.4em; } .steps-list p { margin: 12px 0 4px; }

@media (max-width: 1180px) { .frame { grid-template-columns: 200px minmax(0, 1fr); } .toc { display: none; } }
@media (max-width: 780px) {
  .frame { display: block; padding: 0 16px; }
  .side { position: static; max-height: none; padding: 12px 0 0; }
  .side summary { display: block; padding: 8px 12px; background: var(--panel); border-radius: 8px; cursor: pointer; }
  .side .menu > ul, .side .menu > h2 { padding-left: 6px; }
  .top { gap: 12px; padding: 0 16px; } .links a { display: none; } .brand { font-size: 0; gap: 0; }
  .search kbd { display: none; } .search input { padding-right: 12px; }
  #hits { position: fixed; left: 12px; right: 12px; top: 58px; }
  main { padding-top: 16px; } h1 { font-size: 25px; }
  .op, .state { margin: 14px 0; padding: 16px 14px; } .hero { padding: 20px 18px; }
  .verbs li { grid-template-columns: 1fr; }
}
@media print { .top, .side, .toc, .copy { display: none; } .frame { display: block; } .op { content-visibility: visible; break-inside: avoid; } }
`;
