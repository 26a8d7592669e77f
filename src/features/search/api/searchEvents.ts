import { sendSearchEvents } from '#api/generated/sdk/search.gen.ts';
import type { SearchEvent } from '#api/generated/types.gen.ts';
import { session } from '#session/session.ts';
import { isLive } from '#session/sessionState.ts';

const BATCH_MS = 2000;
const BATCH = 50;

let waiting: SearchEvent[] = [];
let epoch = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Reports what a search led to, in batches that nobody waits for. Events not sent before sign-out are dropped. */
export function sendSearchEvent(event: Omit<SearchEvent, 'at'>): void {
  const now = session.getSnapshot();
  if (now.epoch !== epoch) waiting = [];
  ({ epoch } = now);
  waiting = [...waiting, { ...event, at: new Date().toISOString() }].slice(-BATCH);
  timer ??= setTimeout(send, BATCH_MS);
}

function send(): void {
  timer = undefined;
  const now = session.getSnapshot();
  const events = now.epoch === epoch && isLive(now) ? waiting : [];
  waiting = [];
  if (events.length === 0) return;
  // A lost event is no error for the reader.
  sendSearchEvents({ body: { events }, meta: { checkLogin: false } }).catch(() => undefined);
}
