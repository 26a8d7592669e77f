/** Tells how high the content of the frame is, now and whenever it changes. */
export function reportHeight(content: Element, tell: (px: number) => void): void {
  new ResizeObserver(() => tell(Math.ceil(content.getBoundingClientRect().height))).observe(content);
}
