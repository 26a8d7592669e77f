/** Browser storage for tests with several tabs: one local storage, and the events it sends to the other tabs. */

/** A storage area of its own, as a browser gives it to one origin. */
export class MemoryStorage implements Storage {
  [name: string]: unknown;
  readonly #values = new Map<string, string>();
  readonly #changed: (key: string | null, before: string | null, after: string | null) => void;

  constructor(
    onChanged: (key: string | null, before: string | null, after: string | null) => void = () => undefined,
  ) {
    this.#changed = onChanged;
  }

  get length(): number {
    return this.#values.size;
  }

  key(index: number): string | null {
    return [...this.#values.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    const before = this.getItem(key);
    if (before === value) return;
    this.#values.set(key, value);
    this.#changed(key, before, value);
  }

  removeItem(key: string): void {
    const before = this.getItem(key);
    if (before === null) return;
    this.#values.delete(key);
    this.#changed(key, before, null);
  }

  /** Arrives in other tabs as an event without a key. */
  clear(): void {
    if (this.#values.size === 0) return;
    this.#values.clear();
    this.#changed(null, null, null);
  }
}

/** One tab: its own view of the shared local area, its own session area, its own events. */
export interface BrowserTab {
  local: () => Storage;
  session: () => Storage;
  events: () => EventTarget;
  cookies: () => { cookie: string };
}

/**
 * A browser whose tabs share local storage. Events for the other tabs wait until `deliver` is called, in the order
 * in which they happened: that is how a tab comes to see a change late.
 */
export function createBrowser(tabCount: number): { tabs: BrowserTab[]; deliver: (tab: number) => boolean } {
  const waitingEvents: { key: string | null }[][] = Array.from({ length: tabCount }, () => []);
  let writer = 0;
  const shared = new MemoryStorage((key) => {
    for (const [tab, queue] of waitingEvents.entries()) if (tab !== writer) queue.push({ key });
  });
  const eventTargets = waitingEvents.map(() => new EventTarget());
  const sessions = waitingEvents.map(() => new MemoryStorage());
  const cookieJar = { cookie: '' };
  const tabs = waitingEvents.map((_, tab) => ({
    local: () => {
      writer = tab;
      return shared;
    },
    session: () => sessions[tab] ?? new MemoryStorage(),
    events: () => eventTargets[tab] ?? new EventTarget(),
    cookies: () => cookieJar,
  }));
  return {
    tabs,
    /** Hands one waiting event to the tab; false when there was none. */
    deliver(tab) {
      const next = waitingEvents[tab]?.shift();
      if (next) eventTargets[tab]?.dispatchEvent(new StorageEvent('storage', next));
      return next !== undefined;
    },
  };
}
