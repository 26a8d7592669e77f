/** What jsdom lacks and the panel uses: media queries by width, scrolling, size observation and keeping a pointer. */

const widthRule = /\((min|max)-width:\s*([\d.]+)px\)/g;

function matches(query: string, width: number): boolean {
  const rules = [...query.matchAll(widthRule)];
  return (
    rules.length > 0 &&
    rules.every(([, bound, px]) => (bound === 'min' ? width >= Number(px) : width <= Number(px)))
  );
}

/** A media query list that follows `innerWidth`; every query that is not about width is false. */
class WidthQuery extends EventTarget implements MediaQueryList {
  readonly media: string;
  readonly #window: Window;
  #last: boolean;
  onchange: MediaQueryList['onchange'] = null;

  constructor(query: string, view: Window) {
    super();
    this.media = query;
    this.#window = view;
    this.#last = this.matches;
    view.addEventListener('resize', () => {
      if (this.matches === this.#last) return;
      this.#last = this.matches;
      this.dispatchEvent(Object.assign(new Event('change'), { matches: this.matches, media: query }));
    });
  }

  get matches(): boolean {
    return matches(this.media, this.#window.innerWidth);
  }

  addListener(): void {
    throw new Error('addListener is deprecated: listen for "change"');
  }

  removeListener(): void {
    throw new Error('removeListener is deprecated: listen for "change"');
  }
}

class NoopResizeObserver implements ResizeObserver {
  observe(): void {
    return undefined;
  }
  unobserve(): void {
    return undefined;
  }
  disconnect(): void {
    return undefined;
  }
}

/** jsdom knows the name of an animation and never ends one: an overlay that waits for the end would stay for good. */
function endAnimations(view: Window): void {
  const styleOf = view.getComputedStyle.bind(view);
  view.getComputedStyle = (element, pseudo) =>
    Object.defineProperty(styleOf(element, pseudo), 'animationName', { value: 'none', configurable: true });
}

export function installBrowserGaps(view: Window & typeof globalThis): void {
  view.matchMedia = (query) => new WidthQuery(query, view);
  view.scrollTo = () => undefined;
  endAnimations(view);
  if (!('ResizeObserver' in view)) Object.assign(view, { ResizeObserver: NoopResizeObserver });
  for (const name of ['scrollTo', 'scrollIntoView', 'setPointerCapture'] as const) {
    if (!(name in view.Element.prototype)) view.Element.prototype[name] = () => undefined;
  }
}
