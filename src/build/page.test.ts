import { describe, expect, test } from 'vitest';
import { hashSource } from './headers.ts';
import { composePage, findInlineTexts, computeIntegrity, type PageParts } from './page.ts';

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <!-- a remark -->
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-2.js">
    <link rel="icon" href="data:," />
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;
const form = '<form><button type="submit" disabled="">Sign in</button></form>';
const parts: PageParts = {
  html,
  markup: form,
  css: '.p{margin:0}',
  scripts: { head: 'first("</head>$&")', body: 'second()' },
  readContent: (path) => `content of ${path}`,
};

describe('the page', () => {
  const page = composePage(parts);

  test('has the form, the style before it and the scripts around it', () => {
    const order = ['first(', '.p{margin:0}', form, 'second()'].map((text) => page.indexOf(text));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
    expect(page).not.toContain('a remark');
  });

  test('T03 carries the integrity of each of our files', () => {
    for (const path of ['/assets/index-1.js', '/assets/react-2.js']) {
      expect(page).toContain(`="${path}" integrity="${computeIntegrity(`content of ${path}`)}">`);
    }
    expect(page.match(/integrity=/g)).toHaveLength(2);
  });

  test('yields exactly the inline texts that the policy hashes', () => {
    const { scripts, styles } = findInlineTexts(page);
    expect(scripts).toEqual([parts.scripts.head, parts.scripts.body]);
    expect(styles).toEqual([parts.css]);
    expect(hashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  });
});

describe('the build of a page fails', () => {
  test.each([
    ['<form style="color:red">', 'a style attribute'],
    ['<a onclick="go()">', 'an event attribute'],
    ['<script>go()</script>', 'an element that needs a policy'],
    ['<button type="submit">Sign in</button>', 'not disabled'],
    ['<p>no form</p>', 'no submit button'],
  ])('for the markup %s, because it holds %s', (markup, why) => {
    expect(() => composePage({ ...parts, markup })).toThrow(why);
  });

  test('for an index.html without the root', () => {
    expect(() => composePage({ ...parts, html: '<html></html>' })).toThrow('has no <div id="root"></div>');
  });
});
