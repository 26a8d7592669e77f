import './print.css';

/**
 * Paper is light: the dark mode gives way while a page is printed, and comes back after it. What else is different on
 * paper is in the style sheet.
 */
function followPrinting(): void {
  const root = document.documentElement;
  let mode: string | undefined;
  const show = (prints: boolean): void => {
    if (prints && mode === undefined) {
      mode = root.dataset.mode;
      root.dataset.mode = 'light';
    } else if (!prints && mode !== undefined) {
      root.dataset.mode = mode;
      mode = undefined;
    }
  };
  window.matchMedia('print').addEventListener('change', ({ matches }) => show(matches));
  // Where a page is copied before it is printed, the copy is told too late.
  window.addEventListener('beforeprint', () => show(true));
  window.addEventListener('afterprint', () => show(false));
}

followPrinting();
