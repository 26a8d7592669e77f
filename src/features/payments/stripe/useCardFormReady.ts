import { useEffect, useState } from 'react';
import { CARD_FORM_READY_MS } from '#shared/lib/constants.ts';

/** `late`: the frame has said nothing for 15 s, perhaps because something blocks it; it may still become ready. */
export type CardFormState = 'waiting' | 'ready' | 'late' | 'failed';

/** Watches a payment element become ready, from when it is rendered; the two handlers are for the element. */
export function useCardFormReady(): { state: CardFormState; onReady: () => void; onLoadError: () => void } {
  const [state, setState] = useState<CardFormState>('waiting');
  useEffect(() => {
    if (state !== 'waiting') return;
    const timer = setTimeout(() => setState('late'), CARD_FORM_READY_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return { state, onReady: () => setState('ready'), onLoadError: () => setState('failed') };
}
