import { createToaster } from '@chakra-ui/react/toast';
import { TOAST_SHOWN_MS } from '#shared/lib/constants.ts';

/** The one toaster; `Notifications` shows it. */
export const toaster = createToaster({ placement: 'bottom-end', gap: 8, max: 4, pauseOnPageIdle: true });

export interface Notice {
  type: 'success' | 'error' | 'info';
  title: string;
  description?: string;
  /** In ms; 3000 for success, 8000 for an error, which one may need to read twice. */
  duration?: number;
}

const durations = { success: TOAST_SHOWN_MS, info: 5000, error: 8000 } as const;

/** Says something in passing. It stays while the pointer or the focus is on it (E83). */
export function notify({ duration, ...notice }: Notice): void {
  // The same words again renew the toast that says them.
  const id = [notice.type, notice.title, notice.description].join(' ');
  toaster.create({ id, ...notice, duration: duration ?? durations[notice.type], closable: true });
}
