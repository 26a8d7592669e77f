/** spec §3: the global alert. */
export interface Alert {
  type: 'success' | 'danger';
  /** Plain text, shown as text. */
  message: string;
}

export interface ShownAlert extends Alert {
  /** E146: success waits its turn, danger interrupts. */
  live: 'polite' | 'assertive';
  /** Differs from alert to alert, so that the same sentence said twice is announced twice. */
  id: number;
}

/** E146: one alert at a time; the second replaces the first. */
export function createAlertStore() {
  let shown: ShownAlert | null = null;
  let count = 0;
  let navigations = 0;
  const listeners = new Set<() => void>();

  const put = (next: ShownAlert | null): void => {
    if (shown === next) return;
    shown = next;
    for (const listener of listeners) listener();
  };

  return {
    show: ({ type, message }: Alert): void => {
      count += 1;
      navigations = 0;
      put({ type, message, live: type === 'danger' ? 'assertive' : 'polite', id: count });
    },
    clear: (): void => put(null),
    /** To be called at each navigation: an alert survives one, so that a page can say how the last one ended. */
    navigated: (): void => {
      navigations += 1;
      if (navigations > 1) put(null);
    },
    getSnapshot: (): ShownAlert | null => shown,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const alertStore = createAlertStore();
