/**
 * Runs in the page and tells what is wrong with the texts that are shown: those without the brackets of the
 * pseudo-locale, and those that their place has no room for, with the way in which they have none.
 */
export function textFaults(): { untranslated: string[]; noRoom: string[] } {
  const untranslated = new Set<string>();
  const noRoom: string[] = [];
  const { innerWidth } = window;
  const scrolls = /auto|scroll/;
  const clips = /hidden|clip/;

  const judge = (text: string | null): void => {
    const trimmed = text?.trim() ?? '';
    if (/\p{L}/u.test(trimmed) && !/^⟦[^]*⟧$/u.test(trimmed)) untranslated.add(trimmed);
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  // Clipped to nothing: there for screen readers only.
  const isHeard = ({ width, height }: DOMRect): boolean => width <= 1 || height <= 1;

  /** A text may be shortened where it stands in full: the heading under the breadcrumb, the menu behind the name. */
  const standsInFull = (text: string, element: Element): boolean =>
    document.querySelector('main h1')?.textContent.trim() === text ||
    element.closest('[aria-haspopup="menu"]') !== null;

  /** How the text leaves a box around it, or null. */
  function leaves(text: DOMRect, start: Element): string | null {
    for (let box: Element | null = start; box; box = box.parentElement) {
      const { display, overflowX, overflowY, position, textOverflow } = getComputedStyle(box);
      if (display === 'inline' || display === 'contents') continue;
      const rect = box.getBoundingClientRect();
      if (isHeard(rect)) return null;
      const sides = text.right > rect.right + 1 || text.left < rect.left - 1;
      const ends = text.bottom > rect.bottom + 1 || text.top < rect.top - 1;
      if ((sides && scrolls.test(overflowX)) || (ends && scrolls.test(overflowY))) return null;
      if ((sides && clips.test(overflowX)) || (ends && clips.test(overflowY)))
        return textOverflow === 'ellipsis' ? 'shortened' : 'cut off';
      if (sides) return 'out of its box';
      // What floats above the page stands in no box of the page.
      if (/fixed|absolute/.test(position)) break;
    }
    return text.right > innerWidth + 1 || text.left < -1 ? 'off the page' : null;
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || element.closest('script, style') || !isShown(element) || !node.textContent?.trim())
      continue;
    // Each language is called by its own name.
    if (!element.closest('body [lang]')) judge(node.textContent);
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    const how = isHeard(text) ? null : leaves(text, element);
    const words = node.textContent.trim();
    if (how && !(how === 'shortened' && standsInFull(words, element))) noRoom.push(`${how}: ${words}`);
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (!isShown(element)) continue;
    for (const name of [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'title',
      'alt',
      'placeholder',
    ])
      judge(element.getAttribute(name));
  }
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) noRoom.push(`the page is ${scrollWidth} px wide`);
  return { untranslated: [...untranslated], noRoom };
}
