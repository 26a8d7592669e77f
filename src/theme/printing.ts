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
  const paper = window.matchMedia('print');
  show(paper.matches);
  paper.addEventListener('change', ({ matches }) => show(matches));
  // The width of the paper may be another layout's, and that is written with its mode.
  new MutationObserver(() => {
    if (mode === undefined || root.dataset.mode === 'light') return;
    mode = root.dataset.mode;
    root.dataset.mode = 'light';
  }).observe(root, { attributeFilter: ['data-mode'] });
  // Where a page is copied before it is printed, the copy is told too late.
  window.addEventListener('beforeprint', () => show(true));
  window.addEventListener('afterprint', () => show(false));
}

followPrinting();
