// The one style sheet of the identity pages, in the colours of the console they lead to.

export const PAGE_STYLE = `
:root {
  --page: #f6f7fa; --card: #ffffff; --text: #16191f; --soft: #495057; --line: #ced4da;
  --accent: #4652e5; --accent-hover: #3a43c9; --link: #3a43c9;
  --bad: #a61b1b; --bad-back: #fdecec; --ring: #6373f073;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #181e27; --card: #222a36; --text: #d5dae3; --soft: #98a2b3; --line: #3b4554;
    --accent-hover: #5b67ee; --link: #a3b4fb;
    --bad: #ffb3b3; --bad-back: #3a1d22; --ring: #8497f780;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px;
  background: var(--page); color: var(--text); font-size: 16px; line-height: 1.6;
  font-family: system-ui, -apple-system, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif;
}
.card {
  width: 100%; max-width: 400px; padding: 32px; background: var(--card);
  border: 1px solid var(--line); border-radius: 12px;
}
.brand { display: flex; align-items: center; gap: 8px; margin: 0 0 24px; font-weight: 700; letter-spacing: .06em; }
.mark { width: 28px; height: 28px; fill: var(--accent); }
h1 { margin: 0 0 8px; font-size: 22px; line-height: 1.35; }
p { margin: 0 0 16px; color: var(--soft); }
strong { color: var(--text); font-weight: 600; overflow-wrap: anywhere; }
form { margin: 0; }
label { display: block; margin: 0 0 6px; font-weight: 600; font-size: 14px; }
input {
  width: 100%; margin: 0 0 16px; padding: 10px 12px; font: inherit; color: inherit;
  background: transparent; border: 1px solid var(--line); border-radius: 8px;
}
input[aria-invalid=true] { border-color: var(--bad); }
button {
  width: 100%; min-height: 44px; padding: 10px 16px; font: inherit; font-weight: 600; cursor: pointer;
  color: #ffffff; background: var(--accent); border: 1px solid transparent; border-radius: 8px;
}
button:hover { background: var(--accent-hover); }
a.button {
  min-height: 44px; padding: 10px 16px; font-weight: 600; text-align: center; text-decoration: none;
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
@media (max-width: 420px) { .card { padding: 24px 20px; } }
@media (prefers-reduced-motion: no-preference) { button { transition: background .15s; } }
`;
