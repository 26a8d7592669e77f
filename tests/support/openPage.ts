type Listening = (
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: boolean | AddEventListenerOptions,
) => void;

/** Hears of every listener that is added to a target from now on; returns how to take them all away. */
function followListeners(target: Window | Document): () => void {
  const add: Listening = target.addEventListener.bind(target);
  const added: Parameters<Listening>[] = [];
  const follow: Listening = (...listener) => {
    added.push(listener);
    add(...listener);
  };
  target.addEventListener = follow;
  return () => {
    target.addEventListener = add;
    for (const listener of added) target.removeEventListener(...listener);
  };
}

const FRAME_MS = 1000 / 60;

function followIntervals(): () => void {
  const { setInterval: repeat } = globalThis;
  const timers: ReturnType<typeof repeat>[] = [];
  const follow = Object.assign((...call: Parameters<typeof repeat>) => {
    const timer = repeat(...call);
    // jsdom paces its animation frames with an interval, which belongs to the window and outlives the page.
    if (call[1] !== FRAME_MS) timers.push(timer);
    return timer;
  }, repeat);
  globalThis.setInterval = follow;
  return () => {
    // A test that has put a fake clock in its place gives it back itself.
    if (globalThis.setInterval === follow) globalThis.setInterval = repeat;
    for (const timer of timers) clearInterval(timer);
  };
}

/** An answer that comes after the page was left reaches nobody. */
function followFetch(): () => void {
  const { fetch: send } = globalThis;
  let isLeft = false;
  globalThis.fetch = async (...call) => {
    try {
      return await send(...call);
    } finally {
      if (isLeft) await new Promise(() => undefined);
    }
  };
  return () => {
    isLeft = true;
    globalThis.fetch = send;
  };
}

/**
 * One loading of the page, as far as the test's window goes: what it starts to listen to and to repeat ends when the
 * page is left, as in a browser.
 */
export function openPage(): { leave: () => void } {
  const undo = [followListeners(window), followListeners(document), followIntervals(), followFetch()];
  return {
    leave: () => {
      for (const each of undo.splice(0)) each();
    },
  };
}
