import { sendSearchEvents } from '#api/generated/sdk/search.gen.ts';
import type { SearchEvent } from '#api/generated/types.gen.ts';
import { session } from '#session/session.ts';
import { isLive } from '#session/sessionState.ts';

const BATCH_MS = 2000;
const BATCH = 50;

let waiting: SearchEvent[] = [];
let epoch = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tells what a search led to: in batches, and nobody waits for it. What was not sent at sign-out is not sent any more. */
export function tellSearch(event: Omit<SearchEvent, 'at'>): void {
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
  // Whether somebody counts it is nothing the reader needs to know.
  sendSearchEvents({ body: { events }, meta: { checkLogin: false } }).catch(() => undefined);
}
