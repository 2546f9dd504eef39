// The one style sheet of the identity pages, in the colours and the letters of the console they lead to.

export const PAGE_STYLE = `
@font-face {
  font-family: "Figtree Variable"; src: url("/latin.woff2") format("woff2"); font-weight: 300 900; font-display: swap;
  unicode-range: U+0020-007E, U+00A5, U+00B7, U+00D7, U+2013, U+2026, U+2192, U+2212;
}
:root {
  --page: #f5f6f9; --card: #ffffff; --text: #121520; --soft: #434755; --line: #d1d3da;
  --accent: #4451e9; --accent-hover: #3741c7; --link: #3741c7;
  --bad: #a12f2f; --bad-back: #ffeeec; --ring: #6373f073;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #11131a; --card: #161820; --text: #eaebef; --soft: #a5a9b5; --line: #3b3f4c;
    --accent: #4f5cf0; --accent-hover: #5562f2; --link: #a7baff;
    --bad: #ffaba3; --bad-back: #3b1e1c; --ring: #8497f780;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px;
  background: var(--page); color: var(--text); font-size: 14px; line-height: 22px;
  font-family: "Figtree Variable", "PingFang SC", "HarmonyOS Sans SC", "MiSans", "Microsoft YaHei UI", "Microsoft YaHei",
    "Noto Sans CJK SC", "Noto Sans SC", system-ui, sans-serif;
}
:lang(en) { font-family: "Figtree Variable", system-ui, "Segoe UI", Roboto, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; }
.scene { display: none; }
/* A night over a skyline, as the first page of every game in the console. */
@media (min-width: 900px) {
  body { grid-template-columns: minmax(0, 1fr) minmax(460px, 40%); padding: 0; background: var(--card); }
  .scene {
    display: block; position: relative; align-self: stretch; justify-self: stretch; overflow: hidden;
    background: radial-gradient(60% 70% at 84% 100%, #9b61c966, transparent),
      linear-gradient(126deg, #161930, #212b74 58%, #5b3f8f);
  }
  .scene svg { position: absolute; inset: auto 0 0; width: 100%; height: 62%; }
  .ridge { fill: #0d0f1e66; }
  .hill { fill: #7e96fb38; }
  .edge { fill: none; stroke: #ccd8fe; stroke-width: 2.5; vector-effect: non-scaling-stroke; }
}
.card {
  width: 100%; max-width: 400px; padding: 32px; background: var(--card);
  border: 1px solid var(--line); border-radius: 12px;
}
.brand { display: flex; align-items: center; gap: 8px; margin: 0 0 28px; font-size: 16px; font-weight: 600; }
.mark { width: 28px; height: 28px; fill: var(--accent); }
h1 { margin: 0 0 4px; font-size: 22px; font-weight: 600; line-height: 30px; }
p { margin: 0 0 16px; color: var(--soft); }
strong { color: var(--text); font-weight: 600; overflow-wrap: anywhere; }
form { margin: 0; }
label { display: block; margin: 0 0 6px; font-weight: 600; font-size: 13px; }
input {
  width: 100%; margin: 0 0 16px; padding: 8px 12px; font: inherit; color: inherit;
  background: transparent; border: 1px solid var(--line); border-radius: 8px;
}
input[aria-invalid=true] { border-color: var(--bad); }
button {
  width: 100%; min-height: 40px; padding: 8px 16px; font: inherit; font-weight: 600; cursor: pointer;
  color: #ffffff; background: var(--accent); border: 1px solid transparent; border-radius: 8px;
}
button:hover { background: var(--accent-hover); }
a.button {
  min-height: 40px; padding: 8px 16px; font-weight: 600; text-align: center; text-decoration: none;
  color: var(--text); border: 1px solid var(--line); border-radius: 8px;
}
a.button:hover { border-color: var(--soft); }
button.quiet { color: var(--text); background: transparent; border-color: var(--line); }
button.quiet:hover { border-color: var(--soft); }
:is(button, input, a):focus-visible { outline: 3px solid var(--ring); outline-offset: 1px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
.or { margin: 16px 0 12px; font-size: 14px; text-align: center; }
.others { display: grid; gap: 12px; }
.alert { padding: 10px 12px; color: var(--bad); background: var(--bad-back); border-radius: 8px; }
.facts { margin: 0 0 20px; padding: 0; list-style: none; border-top: 1px solid var(--line); }
.facts li { padding: 10px 0; border-bottom: 1px solid var(--line); color: var(--soft); }
.after { margin: 16px 0 0; font-size: 14px; text-align: center; }
a { color: var(--link); }
@media (min-width: 900px) { .card { border: 0; } }
@media (max-width: 420px) { .card { padding: 24px 20px; } }
@media (pointer: coarse) { button, a.button { min-height: 44px; } input { min-height: 44px; } }
@media (prefers-reduced-motion: no-preference) { button { transition: background .15s; } }
`;
