/** The look of the HTML report; in the file itself, so that it can be sent. */
export const STYLE = `
:root { color-scheme: light dark; }
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 80rem; padding: 0 1rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.15rem; margin-top: 2rem; } h3 { font-size: 1rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; } dd { margin: 0; overflow-wrap: anywhere; }
.wide { overflow-x: auto; } table { border-collapse: collapse; }
th, td { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: .15rem .4rem; }
th[scope=row] { text-align: left; font-weight: normal; } td { text-align: center; }
th[scope=col] span { writing-mode: vertical-rl; font-weight: normal; }
.broken { background: #b3261e; } .broken a { color: #fff; font-weight: bold; } .untried { opacity: .6; }
section { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
pre { overflow-x: auto; padding: .75rem; background: color-mix(in srgb, currentColor 8%, transparent); }
code { overflow-wrap: anywhere; }
`;
