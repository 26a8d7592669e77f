import { TOAST_SHOWN_MS } from '#shared/lib/constants.ts';

export interface Notice {
  type: 'success' | 'error' | 'info';
  title: string;
  description?: string;
  /** In ms; 3000 for success, 8000 for an error, which one may need to read twice. */
  duration?: number;
}

export interface ShownNotice extends Notice {
  /** The same words again renew the toast that says them. */
  id: string;
  duration: number;
}

const durations = { success: TOAST_SHOWN_MS, info: 5000, error: 8000 } as const;
const waiting: ShownNotice[] = [];
let show: ((notice: ShownNotice) => void) | null = null;

/** Says something in passing. It stays while the pointer or the focus is on it (E83). */
export function notify(notice: Notice): void {
  const id = [notice.type, notice.title, notice.description].join(' ');
  const shown = { ...notice, id, duration: notice.duration ?? durations[notice.type] };
  if (show) show(shown);
  else waiting.push(shown);
}

/**
 * Where notices are shown. What was said before is shown now: the place is fetched when the page is usable.
 * @returns ends it; what is said from then on waits for the next place
 */
export function showNotices(place: (notice: ShownNotice) => void): () => void {
  show = place;
  for (const notice of waiting.splice(0)) place(notice);
  return () => {
    if (show === place) show = null;
  };
}
