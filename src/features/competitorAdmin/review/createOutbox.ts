import type { Match, MatchType, RejectReason } from '#api/generated/types.gen.ts';
import { ApiError } from '#api/errors.ts';

/** What a reviewer says of a match; `restore` takes the last word back, with the type that the match had before. */
export type ReviewCall =
  | { kind: 'confirm'; matchType: MatchType }
  | { kind: 'reject'; reason: RejectReason }
  | { kind: 'restore'; matchType: MatchType };

/** A decision that the server has not answered yet. */
export interface Sending {
  matchId: string;
  /** Of the match that it was made on. */
  version: number;
  /** Idempotency key: sent again, it is still one decision. */
  key: string;
  call: ReviewCall;
}

interface OutboxDeps {
  /** Whether whose decisions these are is still signed in; nothing is sent for anybody else. */
  isOpen: () => boolean;
  send: (sending: Sending) => Promise<Match>;
  /** Keeps what waits, so that a reload does not lose it. */
  keep: (waiting: readonly Sending[]) => void;
}

interface OutboxListener {
  onSent: (match: Match) => void;
  onRefused: (sending: Sending, error: unknown) => void;
}

const RETRY_MS = 5000;
/** A server that fails so often at one decision refuses it. */
const MAX_FAULTS = 5;

/** Whether a failure says nothing about the decision: no connection, no session, a server that is busy. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'http' ? error.status === 429 : error.kind !== 'unexpected';
}

const isFault = (error: unknown): boolean => error instanceof ApiError && (error.status ?? 0) >= 500;

/**
 * Decisions on their way, sent one after the other in their order. What cannot be sent waits and is tried again; what the
 * server refuses is given back. The next decision on a match is made on the version that the one before brought.
 */
export function createOutbox({ isOpen, send, keep }: OutboxDeps) {
  let waiting: readonly Sending[] = [];
  let isSending = false;
  let isHeld = false;
  let faults = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Keys of what was sent at least once: its answer may be lost, and the decision made. */
  const tried = new Set<string>();
  const listeners = new Set<OutboxListener>();
  const watchers = new Set<() => void>();

  const set = (next: readonly Sending[]): void => {
    waiting = next;
    keep(waiting);
    for (const watch of watchers) watch();
  };
  const hold = (error: unknown): void => {
    isHeld = true;
    const asked = error instanceof ApiError ? error.retryAfterMs : undefined;
    timer = setTimeout(resume, asked ?? RETRY_MS);
    for (const watch of watchers) watch();
  };
  const settle = (sending: Sending, version?: number): void => {
    faults = 0;
    tried.delete(sending.key);
    const rest = waiting.filter(({ key }) => key !== sending.key);
    set(
      version === undefined
        ? // What follows was decided on top of what was refused.
          rest.filter(({ matchId }) => matchId !== sending.matchId)
        : rest.map((one) => (one.matchId === sending.matchId ? { ...one, version } : one)),
    );
  };

  async function run(): Promise<void> {
    if (isSending || !isOpen()) return;
    isSending = true;
    for (let next = waiting[0]; next && !isHeld && isOpen(); next = waiting[0]) {
      const sending = next;
      tried.add(sending.key);
      try {
        const match = await send(sending);
        settle(sending, match.version);
        for (const { onSent } of listeners) onSent(match);
      } catch (error) {
        if (isFault(error)) faults += 1;
        if (isPassing(error) || (isFault(error) && faults < MAX_FAULTS)) hold(error);
        else {
          settle(sending);
          for (const { onRefused } of listeners) onRefused(sending, error);
        }
      }
    }
    isSending = false;
  }

  function resume(): void {
    clearTimeout(timer);
    isHeld = false;
    void run();
  }

  return {
    waiting: (): readonly Sending[] => waiting,
    /** Whether sending failed and is tried again later. */
    isHeld: (): boolean => isHeld,
    put: (sending: Sending): void => {
      set([...waiting, sending]);
      void run();
    },
    /** Forgets a decision that was never sent; false where there is none, so that it has to be taken back. */
    forget: (matchId: string): boolean => {
      const found = waiting.find((one) => one.matchId === matchId && !tried.has(one.key));
      if (!found) return false;
      set(waiting.filter(({ key }) => key !== found.key));
      return true;
    },
    /** Begins with what was kept, or with nothing. */
    start: (kept: readonly Sending[]): void => {
      waiting = kept;
      for (const { key } of kept) tried.add(key);
      for (const watch of watchers) watch();
      resume();
    },
    /** Tries again now: the connection is back. */
    resume,
    listen: (listener: OutboxListener): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch: (watcher: () => void): (() => void) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}
