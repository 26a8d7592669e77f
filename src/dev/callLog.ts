/** What an operation was answered last: an HTTP status, or why there was none. */
export type Outcome = number | 'waiting' | 'failed' | 'left';

export interface CallRecord {
  /** Requests that left the page, with those that the panel repeated by itself. */
  count: number;
  last: Outcome;
}

/** The calls of this page load. */
export interface CallLog {
  /** Operation ids as they are shown. One that is asked again keeps its place, so that nothing moves under a pointer. */
  shown: readonly string[];
  /** Operation ids, the one that was asked last first. */
  recent: readonly string[];
  asked: ReadonlyMap<string, CallRecord>;
}

export const emptyLog: CallLog = { shown: [], recent: [], asked: new Map() };

/** A request leaves. */
export function recordStart({ shown, recent, asked }: CallLog, id: string): CallLog {
  const count = (asked.get(id)?.count ?? 0) + 1;
  return {
    shown: shown.includes(id) ? shown : [id, ...shown],
    recent: [id, ...recent.filter((each) => each !== id)],
    asked: new Map([...asked, [id, { count, last: 'waiting' }]]),
  };
}

/** It was answered, or will not be. */
export function recordEnd(log: CallLog, id: string, last: Outcome): CallLog {
  const count = log.asked.get(id)?.count ?? 1;
  return { ...log, asked: new Map([...log.asked, [id, { count, last }]]) };
}

/** The same calls, shown with the latest first. */
export function sortByLatest(log: CallLog): CallLog {
  return { ...log, shown: log.recent };
}
