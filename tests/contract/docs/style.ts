/** The look of the page; in the file itself, so that it can be sent. */
export const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d5dae1, #3a424e); --quiet: light-dark(#4d5866, #aab4c0);
  --soft: light-dark(#f4f6f8, #1c222b); --page: light-dark(#ffffff, #12161c); --text: light-dark(#1a2029, #e6eaf0);
  --link: light-dark(#1f4fbf, #8fb4ff); --good: light-dark(#14663a, #7fd6a4); --bad: light-dark(#a3231b, #ff9d94);
  --warm: light-dark(#7a4a00, #f0c070); --warm-soft: light-dark(#fff3dc, #3a2c10); --good-soft: light-dark(#e2f4e9, #12331f); }
* { box-sizing: border-box; }
html { scroll-padding-top: 4rem; }
body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.55 system-ui, sans-serif; }
a { color: var(--link); text-underline-offset: .15em; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
code, pre, textarea { font-family: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace; font-size: .875em; }
code { overflow-wrap: anywhere; }
[hidden] { display: none !important; }
.skip { position: absolute; left: -100rem; } .skip:focus { left: 1rem; top: .5rem; z-index: 3; background: var(--page); padding: .5rem; }
.top { position: sticky; top: 0; z-index: 2; display: flex; align-items: center; gap: 1rem; min-height: 3.25rem; padding: 0 1.25rem;
  background: var(--page); border-bottom: 1px solid var(--line); }
.title { margin: 0; font-weight: 650; font-size: 1.1rem; flex: 1; } .version { color: var(--quiet); font-weight: 400; }
.page { display: grid; grid-template-columns: 19rem minmax(0, 1fr); max-width: 90rem; margin: 0 auto; }
nav { position: sticky; top: 3.25rem; height: calc(100vh - 3.25rem); overflow: auto; padding: 1rem 1rem 3rem 1.25rem; border-right: 1px solid var(--line); font-size: .9rem; }
nav ul { list-style: none; margin: 0; padding: 0; } .chapters > li { margin-top: .75rem; }
.chapters > li > a { font-weight: 650; text-transform: capitalize; color: var(--text); text-decoration: none; }
nav li li a { display: grid; grid-template-columns: 3.6rem 1fr; align-items: baseline; padding: .2rem .4rem; border-radius: .3rem; color: var(--text); text-decoration: none; }
nav a:hover .name, .chapters > li > a:hover { text-decoration: underline; } nav a[aria-current] { background: var(--soft); font-weight: 600; }
.wished { color: var(--warm); font-size: .75rem; white-space: nowrap; }
.finder { display: grid; gap: .3rem; position: sticky; top: -1rem; margin: -1rem -1rem 0 -1.25rem; padding: 1rem 1rem .3rem 1.25rem; background: var(--page); } .finder p { margin: .2rem 0 0; color: var(--quiet); min-height: 1.5em; }
kbd { font: inherit; font-size: .8em; color: var(--quiet); border: 1px solid var(--line); border-radius: .25rem; padding: 0 .35em; margin-left: .3em; }
#hits li { display: grid; gap: 0 .5rem; grid-template-columns: minmax(0, 1fr) auto; padding: .35rem .5rem; border-radius: .3rem; cursor: pointer; }
#hits li[aria-selected='true'] { background: var(--soft); outline: 2px solid var(--link); outline-offset: -2px; }
#hits .hit { font-weight: 500; overflow-wrap: anywhere; } #hits .kind, #hits .where { color: var(--quiet); font-size: .8rem; } #hits .where { grid-column: 1 / -1; overflow-wrap: anywhere; }
.target { background: var(--warm-soft); } tr.target > * { background: var(--warm-soft); }
.samples pre { white-space: pre; overflow-x: auto; overflow-wrap: normal; }
.tabs { display: flex; gap: .25rem; border-bottom: 1px solid var(--line); margin: .4rem 0 0; } .tabs button { border: 0; border-bottom: 3px solid transparent; border-radius: 0; background: none; padding: .3rem .75rem; }
.tabs button[aria-selected='true'] { border-bottom-color: var(--link); font-weight: 600; }
main { padding: 1.5rem clamp(1rem, 3vw, 2.5rem) 6rem; min-width: 0; max-width: 66rem; }
h1 { font-size: 1.9rem; margin: 0 0 .25rem; line-height: 1.2; } h2 { font-size: 1.4rem; margin: 2.5rem 0 .5rem; }
h3 { font-size: 1.15rem; margin: 0 0 .25rem; } h4 { font-size: .95rem; margin: 1.5rem 0 .5rem; } h5, h6 { font-size: .95rem; }
#about h3 { margin-top: 1.75rem; } .chapter > h2 { text-transform: capitalize; } p { margin: .5rem 0; }
.lead { font-size: 1.1rem; color: var(--quiet); } .prose, .lead, .access { max-width: 46rem; }
.quiet, .id, .access, .place, .limits { color: var(--quiet); } .limits { font-size: .9em; }
.facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .25rem 1rem; } .facts dd { margin: 0; overflow-wrap: anywhere; } .facts dt { color: var(--quiet); }
.operation, .schema, #shared-answers > section { border-top: 1px solid var(--line); padding: 1.75rem 0; }
.operation h3 a { color: inherit; text-decoration: none; } .operation h3 a:hover { text-decoration: underline; }
.address { display: flex; flex-wrap: wrap; gap: .25rem .6rem; align-items: baseline; }
.method { font: 650 .78rem/1.4 ui-monospace, Menlo, Consolas, monospace; } .get { color: var(--good); } .post, .put, .patch { color: var(--link); } .delete { color: var(--bad); }
.mark { display: inline-block; font-size: .75rem; font-weight: 500; padding: 0 .5em; border-radius: 1em; border: 1px solid currentColor; vertical-align: .12em; margin-left: .4em; }
.observed { color: var(--good); background: var(--good-soft); } .proposed, .deprecated { color: var(--warm); background: var(--warm-soft); }
table { border-collapse: collapse; width: 100%; margin: .5rem 0; } th, td { text-align: left; vertical-align: top; padding: .45rem .75rem .45rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
thead th { font-weight: 500; color: var(--quiet); font-size: .85rem; } tbody th { font-weight: 500; width: 30%; } .fields td:nth-child(2) { width: 20%; }
td p, td details { margin: 0 0 .2rem; } .must { color: var(--bad); font-size: .8rem; } .place { font-size: .8rem; }
summary { cursor: pointer; } .answer, .shared { border-top: 1px solid var(--line); padding: .5rem 0; margin: 0; } .shared { display: flex; gap: .25rem .5rem; }
.answer > summary > span, .shared > span { margin-right: .3rem; }
.status { font: 650 .85rem ui-monospace, Menlo, Consolas, monospace; } .s2 { color: var(--good); } .s4, .s5 { color: var(--bad); }
.media { color: var(--quiet); margin-top: .75rem; } .variants { font-weight: 500; }
.note { background: var(--soft); padding: .5rem .75rem; border-left: 3px solid var(--warm); }
.copyable { position: relative; } pre { background: var(--soft); padding: .75rem; margin: .4rem 0; border-radius: .4rem; white-space: pre-wrap; overflow-wrap: anywhere; }
.copyable pre { padding-right: 5.5rem; } .copy { position: absolute; top: .4rem; right: .4rem; font-size: .8rem; padding: .1rem .6rem; min-height: 1.75rem; }
.unfold > .shape { border-left: 3px solid var(--line); padding-left: .75rem; margin-top: .3rem; } .unfold > summary { color: var(--link); font-size: .9em; }
.try, #server { border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem; margin-top: 1rem; background: var(--soft); } .try > summary { font-weight: 600; } #server h2 { margin: 0; font-size: 1.15rem; }
.try pre, #server pre { background: var(--page); } form { display: grid; gap: .75rem; margin-top: .75rem; } .inputs { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)); align-items: end; }
.field { display: grid; gap: .2rem; } label, legend { font-size: .9rem; } input, select, textarea, button { font: inherit; color: inherit; background: var(--page); border: 1px solid light-dark(#7b8694, #7b8694); border-radius: .35rem; padding: .35rem .55rem; min-height: 2.4rem; min-width: 0; width: 100%; }
textarea { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .85rem; min-height: 9rem; resize: vertical; } button { width: auto; cursor: pointer; } button:hover { background: var(--soft); } .primary { justify-self: start; background: var(--link); border-color: var(--link); color: light-dark(#ffffff, #0c1220); font-weight: 600; } .primary:hover { background: var(--link); filter: brightness(1.1); }
.said { margin: 0; min-height: 1.5em; font-weight: 500; } .failed { color: var(--bad); } #menu { display: none; }
@media (max-width: 899px) { .page { grid-template-columns: minmax(0, 1fr); } #menu { display: block; }
  nav { display: none; position: fixed; inset: 3.25rem 0 0; height: auto; background: var(--page); z-index: 2; border: 0; } nav.open { display: block; } }
@media (max-width: 599px) { .fields thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; } .fields, .fields tbody, .fields tr, .fields th, .fields td { display: block; width: auto !important; }
  .fields tr { border-bottom: 1px solid var(--line); padding: .5rem 0; } .fields th, .fields td { border: 0; padding: .05rem 0; } }
@media print { :root { color-scheme: light; } nav, .top button, .tabs, .try, #server, .copy, .skip { display: none !important; } .page { display: block; } .top { position: static; } main { max-width: none; padding: 0; } .operation, .schema { break-inside: auto; } h2, h3, h4, summary { break-after: avoid; } body { font-size: 10.5pt; } }
`;
