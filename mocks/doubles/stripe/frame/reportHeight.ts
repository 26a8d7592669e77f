/** Reports the height of the content of the frame, now and whenever it changes. */
export function reportHeight(content: Element, report: (px: number) => void): void {
  new ResizeObserver(() => report(Math.ceil(content.getBoundingClientRect().height))).observe(content);
}
