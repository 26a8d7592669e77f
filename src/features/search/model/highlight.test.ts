// @vitest-environment jsdom
import { createElement } from 'react';
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { HighlightedText } from '#features/search/ui/HighlightedText.tsx';
import { HIGHLIGHT_END as E, HIGHLIGHT_START as S, highlightParts } from './highlight.ts';

const marks = (raw: string, highlighted?: string) =>
  highlightParts(raw, highlighted)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('|');

test.each([
  ['USB Charger', `USB ${S}Charger${E}`, 'USB |[Charger]'],
  ['USB Charger', `${S}USB${E} ${S}Charger${E}`, '[USB]| |[Charger]'],
  ['Ладья красная', `${S}Ладья${E} красная`, '[Ладья]| красная'],
  ['USB Charger', undefined, 'USB Charger'],
  ['USB Charger', 'USB Charger', 'USB Charger'],
  // A piece of a long text.
  ['one two three four', `two ${S}three${E}`, 'two |[three]'],
  ['', `${S}${E}`, ''],
])('the text %j with the highlight %j is shown as %s', (raw, highlighted, shown) => {
  expect(marks(raw, highlighted)).toBe(shown);
});

test('an empty text shows nothing', () => {
  expect(highlightParts('', undefined)).toEqual([]);
});

test('T05 a document that has the mark characters itself is shown without marks', () => {
  expect(marks(`cheap ${S}best${E} mug`, `cheap ${S}best${E} ${S}mug${E}`)).toBe('cheap best mug');
});

test('T05 a highlight that differs from the document is not shown', () => {
  expect(marks('USB Charger', `Pay ${S}here${E}`)).toBe('USB Charger');
});

test('an unpaired mark character marks to the end, and no further', () => {
  expect(marks('USB Charger', `USB ${S}Charger`)).toBe('USB |[Charger]');
  expect(marks('USB Charger', `USB${E} Charger`)).toBe('USB Charger');
});

const tags = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<body onload=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<math><mi xlink:href="data:x,<script>alert(1)</script>">',
  '<style>@import "http://x"</style>',
  '<link rel=stylesheet href=//x>',
  '<base href=//x>',
  '<meta http-equiv=refresh content="0;url=//x">',
  '<object data="javascript:alert(1)">',
  '<embed src="javascript:alert(1)">',
  '<form action=//x><button>x</button></form>',
  '<marquee onstart=alert(1)>',
  '<template><img src=x onerror=alert(1)></template>',
];
const shapes: readonly ((tag: string) => string)[] = [
  (tag) => tag,
  (tag) => `"'>${tag}<!--`,
  (tag) => tag.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
];
const payloads = tags.flatMap((tag) => shapes.map((shape) => shape(tag)));

describe('T05 the hostile payloads', () => {
  test('are sixty', () => expect(payloads).toHaveLength(60));

  test.each(payloads)('stay text: %s', (payload) => {
    const raw = `Mug ${payload} red`;
    // Whole, in the middle of a mark, and with a mark that cuts the tag.
    for (const highlighted of [
      `Mug ${S}${payload}${E} red`,
      `${S}Mug${E} ${payload} red`,
      `Mug ${payload.slice(0, 3)}${S}${payload.slice(3, 6)}${E}${payload.slice(6)} red`,
    ]) {
      const { container, unmount } = render(
        createElement(HighlightedText, { parts: highlightParts(raw, highlighted) }),
      );
      expect(container.textContent).toBe(raw);
      expect([...container.querySelectorAll('*')].map(({ tagName }) => tagName)).toEqual(['MARK']);
      unmount();
    }
  });
});
