import { createHash } from 'node:crypto';

/** Where the panel mounts; the prerendered form goes inside. */
const ROOT = '<div id="root"></div>';

export type PageParts = {
  /** The built page: links and scripts of the bundler, an empty root. */
  html: string;
  /** Markup of the sign-in form. */
  markup: string;
  /** Style of the public pages, minified. */
  css: string;
  /** Inline scripts as `bootScripts` makes them. */
  scripts: { head: string; body: string };
  /** Content of a built file that the page names, `/assets/index-x.js`. */
  readContent: (path: string) => string | Uint8Array;
};

/** `integrity` value of a file, for script and link elements. */
export function computeIntegrity(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

// What the content security policy would refuse, found while building rather than by a person's browser.
const forbidden = [
  [/<[^>]+\sstyle=/, 'a style attribute'],
  [/<[^>]+\son[a-z]+=/, 'an event attribute'],
  [/<(script|style|iframe|object)\b/, 'an element that needs a policy of its own'],
] as const;

function checkMarkup(markup: string): void {
  for (const [pattern, what] of forbidden) {
    const found = pattern.exec(markup);
    if (found) throw new Error(`The prerendered form holds ${what}: ${found[0]}`);
  }
  for (const [button] of markup.matchAll(/<button[^>]*type="submit"[^>]*>/g)) {
    // Enter on a form that is not hydrated yet would put the password into the address.
    if (!/\sdisabled=/.test(button)) throw new Error(`Prerendered and not disabled: ${button}`);
  }
  if (!markup.includes('type="submit"')) throw new Error('The prerendered form has no submit button');
}

function addIntegrity(html: string, readContent: PageParts['readContent']): string {
  return html.replace(
    /<(script|link)\b[^>]*\b(?:src|href)="(\/[^"]+)"[^>]*>/g,
    (tag: string, _name, path: string) =>
      tag.replace(/>$/, ` integrity="${computeIntegrity(readContent(path))}">`),
  );
}

/**
 * The page as it is served: form prerendered, public style and boot scripts inline, integrity on every file it
 * names. Throws when a part would break under the content security policy.
 */
export function composePage({ html, markup, css, scripts, readContent }: PageParts): string {
  if (!html.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`);
  checkMarkup(markup);
  const lean = html
    .replace(/<!--[^]*?-->/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll('> <', '><')
    .replaceAll(' />', '>')
    .trim();
  // In this order no text of ours is searched by a later step.
  return addIntegrity(lean, readContent)
    .replace('</head>', () => `<style>${css}</style></head>`)
    .replace(/<head>(<meta charset="[^"]*"[^>]*>)?/i, (head) => `${head}<script>${scripts.head}</script>`)
    .replace(ROOT, () => `<div id="root">${markup}</div><script>${scripts.body}</script>`);
}

/** Texts of the inline elements of a page, exactly as the browser hashes them. */
export function findInlineTexts(html: string): { scripts: string[]; styles: string[] } {
  const texts = (tag: string): string[] =>
    [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(([, text]) => text ?? '');
  return { scripts: texts('script'), styles: texts('style') };
}
