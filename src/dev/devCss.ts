/** The look of the panel over the page: the page's own colours, which reach into its shadow tree as variables. */
export const devCss = `
:host { all: initial; position: fixed; z-index: 2147483647; color-scheme: inherit; }
@media print { :host { display: none; } }
* { box-sizing: border-box; margin: 0; }
aside { font: 400 0.8125rem/1.4 var(--font-sans); color: var(--fg); }
h2 { font-size: 1rem; flex: 1; }
h3 { font-size: 0.75rem; color: var(--fg-muted); padding: 1rem 0 0.375rem; }
h3::first-letter { text-transform: uppercase; }
ul { list-style: none; padding: 0; }
code { font-family: var(--font-mono); font-size: 0.75rem; color: var(--fg-muted); overflow-wrap: anywhere; }

button, input, select, textarea { font: inherit; color: inherit; border: 1px solid var(--border-strong);
  border-radius: var(--radius); background: var(--bg-panel); min-height: 2rem; padding: 0.25rem 0.625rem; }
button { cursor: pointer; font-weight: 600; white-space: nowrap; }
button:hover:not(:disabled) { background: var(--bg-subtle); }
:disabled { opacity: 0.55; cursor: default; }
input, select, textarea { width: 100%; min-width: 0; }
textarea { display: block; font-family: var(--font-mono); font-size: 0.75rem; overflow-wrap: anywhere; resize: vertical; }
::placeholder { color: var(--fg-subtle); opacity: 1; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }

.launcher { position: fixed; right: 0; bottom: 25%; display: flex; align-items: center; gap: 0.375rem;
  min-height: 2rem; padding: 0.375rem; border-color: var(--border); border-right: 0;
  border-radius: var(--radius) 0 0 var(--radius); color: var(--fg-muted); box-shadow: var(--shadow-float); }
.launcher.forcing { background: var(--caution); border-color: var(--caution); color: var(--bg-panel);
  padding-inline: 0.625rem; }
.launcher.forcing:hover { background: var(--caution); }

.panel { position: fixed; inset: 0 0 0 auto; width: min(26rem, 100vw); display: flex; flex-direction: column;
  background: var(--bg-panel); border-left: 1px solid var(--border); box-shadow: var(--shadow-float); }
header { display: flex; align-items: center; gap: 0.5rem; padding: 0.75rem 1rem;
  border-bottom: 1px solid var(--border); }
.icon { display: grid; place-items: center; width: 2rem; padding: 0; border-color: transparent; }
.body { flex: 1; overflow-y: auto; overscroll-behavior: contain; padding: 0.75rem 1rem 1.5rem; }
.quiet { color: var(--fg-muted); padding-bottom: 0.75rem; }
.notice { background: var(--info-subtle); color: var(--info); border-radius: var(--radius);
  padding: 0.5rem 0.75rem; margin-bottom: 0.75rem; overflow-wrap: anywhere; }

.forced { background: var(--caution-subtle); border-radius: var(--radius-panel); padding: 0.25rem 0.75rem;
  margin-bottom: 0.75rem; }
.forced li, .saved li { display: flex; align-items: center; justify-content: space-between; gap: 0.75rem;
  padding: 0.375rem 0; }
.forced span { overflow-wrap: anywhere; }
.saved b { flex: 1; overflow-wrap: anywhere; }
.saved li { gap: 0.5rem; }
.more { border-bottom: 1px solid var(--border); margin-bottom: 0.75rem; padding-bottom: 0.25rem; }
.more[open] { padding-bottom: 0.75rem; }
.line { display: flex; flex-wrap: wrap; gap: 0.5rem; padding-top: 0.5rem; }
.line input { flex: 1; }

section > details { border-top: 1px solid var(--border); }
summary { display: block; padding: 0.5rem 0.5rem; margin: 0 -0.5rem; border-radius: var(--radius); cursor: pointer;
  list-style: none; }
summary::-webkit-details-marker { display: none; }
summary:hover { background: var(--bg-subtle); }
.name { display: flex; align-items: center; gap: 0.5rem; }
.name b { flex: 1; font-weight: 600; overflow-wrap: anywhere; }
summary svg { flex: none; color: var(--fg-subtle); }
[open] > summary svg { rotate: 180deg; }
.asked { color: var(--fg-muted); font-variant-numeric: tabular-nums; white-space: nowrap; }
.bad { color: var(--bad); }
.chip { display: block; width: fit-content; margin-top: 0.25rem; padding: 0.0625rem 0.5rem; font-weight: 600;
  border-radius: var(--radius); background: var(--caution-subtle); color: var(--caution); }
.choices { display: grid; grid-template-columns: 1fr 1fr; gap: 0.5rem; padding: 0.25rem 0 0.75rem; }
.choices div { min-width: 0; }
.choices label { display: block; padding-bottom: 0.125rem; font-size: 0.75rem; color: var(--fg-muted); }
.wide { grid-column: 1 / -1; }

@media (forced-colors: active) { .launcher.forcing, .chip, .notice { border: 2px solid; } }
`;
