type AddListener = (
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: boolean | AddEventListenerOptions,
) => void;

/** Hears of every listener that is added to a target from now on; returns how to take them all away. */
function followListeners(target: Window | Document): () => void {
  const addListener: AddListener = target.addEventListener.bind(target);
  const addedListeners: Parameters<AddListener>[] = [];
  const follow: AddListener = (...listener) => {
    addedListeners.push(listener);
    addListener(...listener);
  };
  target.addEventListener = follow;
  return () => {
    target.addEventListener = addListener;
    for (const listener of addedListeners) target.removeEventListener(...listener);
  };
}

const FRAME_MS = 1000 / 60;

function followIntervals(): () => void {
  const { setInterval: realSetInterval } = globalThis;
  const timers: ReturnType<typeof realSetInterval>[] = [];
  const follow = Object.assign((...call: Parameters<typeof realSetInterval>) => {
    const timer = realSetInterval(...call);
    // jsdom paces its animation frames with an interval, which belongs to the window and outlives the page.
    if (call[1] !== FRAME_MS) timers.push(timer);
    return timer;
  }, realSetInterval);
  globalThis.setInterval = follow;
  return () => {
    // A test that has put a fake clock in its place gives it back itself.
    if (globalThis.setInterval === follow) globalThis.setInterval = realSetInterval;
    for (const timer of timers) clearInterval(timer);
  };
}

/** An answer that comes after the page was left reaches nobody. */
function followFetch(): () => void {
  const { fetch: realFetch } = globalThis;
  let hasLeft = false;
  globalThis.fetch = async (...call) => {
    try {
      return await realFetch(...call);
    } finally {
      if (hasLeft) await new Promise(() => undefined);
    }
  };
  return () => {
    hasLeft = true;
    globalThis.fetch = realFetch;
  };
}

/**
 * One loading of the page, as far as the test's window goes: what it starts to listen to and to repeat ends when the
 * page is left, as in a browser.
 */
export function openPage(): { leave: () => void } {
  const undoAll = [followListeners(window), followListeners(document), followIntervals(), followFetch()];
  return {
    leave: () => {
      for (const undoOne of undoAll.splice(0)) undoOne();
    },
  };
}
