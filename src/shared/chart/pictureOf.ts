import { drawnProperties } from './pictureRules.ts';

/** A drawing on its own: with its title, its legend, and the colours and fonts that it has on the screen. */
export interface Picture {
  readonly svg: SVGSVGElement;
  readonly width: number;
  readonly height: number;
}

const SPACE = 'http://www.w3.org/2000/svg';
const EDGE = 16;
const TITLE_HEIGHT = 34;
const BETWEEN = 8;

/**
 * Copies the plot in a place, with the title above and the legend below. What style sheets say becomes part of the copy,
 * because a file has none. Null where there is no plot.
 */
export function pictureOf(place: HTMLElement, title: string): Picture | null {
  const plot = place.querySelector<SVGSVGElement>('svg.plot');
  if (!plot) return null;
  const legend = place.querySelector('[data-legend]');
  const { width: plotWidth, height: plotHeight } = plot.viewBox.baseVal;
  const legendHeight = legend ? legend.getBoundingClientRect().height + BETWEEN : 0;
  const width = plotWidth + 2 * EDGE;
  const height = plotHeight + TITLE_HEIGHT + legendHeight + 2 * EDGE;

  const picture = element('svg', { width, height, viewBox: `0 0 ${width} ${height}` });
  picture.append(element('rect', { width, height, fill: groundOf(place) }));
  const { color, fontFamily } = getComputedStyle(plot);
  picture.append(
    written(title, {
      x: EDGE,
      y: EDGE + BETWEEN + 8,
      fill: color,
      'font-family': fontFamily,
      'font-size': 16,
      'font-weight': 600,
    }),
  );
  const drawing = copyOf(plot);
  // A name at the end may be wider than it was thought to be.
  drawing.setAttribute('overflow', 'visible');
  for (const [name, value] of Object.entries({
    x: EDGE,
    y: EDGE + TITLE_HEIGHT,
    width: plotWidth,
    height: plotHeight,
  }))
    drawing.setAttribute(name, String(value));
  picture.append(drawing);
  if (legend) picture.append(...legendOf(legend, EDGE, EDGE + TITLE_HEIGHT + plotHeight + BETWEEN));
  return { svg: picture, width, height };
}

/** Entries of a legend where they stand on the screen: their strokes and shapes, and their words. */
function legendOf(legend: Element, left: number, top: number): Element[] {
  const origin = legend.getBoundingClientRect();
  return [...legend.children].flatMap((entry) => {
    const sign = entry.querySelector('svg');
    const words = entry.querySelector('span');
    if (!sign || !words) return [];
    const at = (of: Element) => {
      const box = of.getBoundingClientRect();
      return { x: left + box.left - origin.left, y: top + box.top - origin.top, height: box.height };
    };
    const copy = copyOf(sign);
    const { x, y } = at(sign);
    copy.setAttribute('x', String(x));
    copy.setAttribute('y', String(y));
    const text = at(words);
    const { color, fontFamily, fontSize } = getComputedStyle(words);
    return [
      copy,
      written(words.textContent, {
        x: text.x,
        y: text.y + text.height * 0.75,
        fill: color,
        'font-family': fontFamily,
        'font-size': fontSize,
      }),
    ];
  });
}

/** A copy with all that style sheets say of it, and without what only answers to a hand. */
function copyOf(drawing: SVGSVGElement): Element {
  return styledCopy(drawing, null) ?? element('g', {});
}

/** @param around the style of the element around it, of which it inherits what is the same */
function styledCopy(original: Element, around: CSSStyleDeclaration | null): Element | null {
  if (original.getAttribute('data-picture') === 'none') return null;
  // A link of the panel leads nowhere from a file.
  const isLink = original.tagName === 'a';
  const copy = isLink ? element('g', {}) : original.cloneNode(false);
  if (!(copy instanceof Element)) return null;
  for (const name of [
    'class',
    'tabindex',
    'role',
    'data-color',
    'data-stroke',
    'data-faint',
    'aria-describedby',
  ])
    copy.removeAttribute(name);
  const style = getComputedStyle(original);
  for (const name of drawnProperties) {
    const value = style.getPropertyValue(name);
    const known = name === 'opacity' ? '1' : around?.getPropertyValue(name);
    if (value !== '' && value !== known) copy.setAttribute(name, value);
  }
  for (const child of original.childNodes) {
    const kept = child instanceof Element ? styledCopy(child, style) : child.cloneNode(false);
    if (kept) copy.append(kept);
  }
  return copy;
}

/** The colour behind a place: the nearest that is not clear. */
function groundOf(place: Element | null): string {
  if (!place) return 'none';
  const { backgroundColor } = getComputedStyle(place);
  return backgroundColor === '' || backgroundColor === 'transparent' || backgroundColor === 'rgba(0, 0, 0, 0)'
    ? groundOf(place.parentElement)
    : backgroundColor;
}

type Attributes = Readonly<Record<string, string | number>>;

function element<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Attributes,
): SVGElementTagNameMap[K] {
  const made = document.createElementNS(SPACE, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

function written(text: string, attributes: Attributes): SVGElement {
  const made = element('text', attributes);
  made.append(text);
  return made;
}
