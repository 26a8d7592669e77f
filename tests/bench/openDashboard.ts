/** What was seen from a press until the dashboard was whole. */
export interface WholeDashboard {
  /** Milliseconds to the frame that shows all panels. */
  readonly ms: number;
  /** Panels that were taken away in between, though they had been there. */
  readonly blanks: number;
}

/**
 * Runs in the page: presses a control, and waits for the frame in which every panel of the dashboard shows what it is to
 * show, and none of them waits.
 *
 * @param panels names of the panels that have to be there
 * @param isOther whether they also have to show something else than before
 */
export function openDashboard(
  control: Element,
  { panels, isOther }: { panels: readonly string[]; isOther: boolean },
): Promise<WholeDashboard> {
  const textsNow = (): Map<string, string> =>
    new Map(
      [...document.querySelectorAll('main section')].flatMap((panel) => {
        const title = panel.querySelector('h2')?.textContent ?? '';
        const waits = panel.querySelector('[role=status][aria-label]') !== null;
        return panels.includes(title) && !waits ? [[title, panel.textContent] as const] : [];
      }),
    );
  const before = textsNow();
  return new Promise((resolve, reject) => {
    let blanks = 0;
    const isWhole = (): boolean => {
      const texts = textsNow();
      blanks = Math.max(blanks, [...before.keys()].filter((title) => !texts.has(title)).length);
      return panels.every(
        (title) => texts.has(title) && !(isOther && texts.get(title) === before.get(title)),
      );
    };
    const watch = new MutationObserver(() => {
      if (!isWhole()) return;
      watch.disconnect();
      clearTimeout(timer);
      requestAnimationFrame(() => {
        void scheduler.postTask(() => resolve({ ms: performance.now() - from, blanks }), {
          priority: 'user-blocking',
        });
      });
    });
    const timer = setTimeout(() => {
      watch.disconnect();
      reject(new Error(`never whole: ${panels.filter((title) => !textsNow().has(title)).join(', ')}`));
    }, 60_000);
    watch.observe(document, { subtree: true, childList: true, characterData: true });
    const from = performance.now();
    if (control instanceof HTMLElement) control.click();
  });
}
