/** Fetches Inter, for this page where it comes in time and for the next. A failure costs nothing: the system face stays. */
export function loadInter(): void {
  void import('./inter.css').catch(() => undefined);
}
