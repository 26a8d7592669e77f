type Listener = EventListenerOrEventListenerObject;

/**
 * One loading of the page, as far as the test's window goes: what it starts to listen to and to repeat ends when the
 * page is left, as in a browser.
 */
export function openPage(): { leave: () => void } {
  const undo: (() => void)[] = [];
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (
      type: string,
      listener: Listener,
      options?: boolean | AddEventListenerOptions,
    ): void => {
      add(type, listener, options);
      undo.push(() => target.removeEventListener(type, listener, options));
    };
    undo.push(() => Reflect.deleteProperty(target, 'addEventListener'));
  }
  const { setInterval: repeat } = globalThis;
  const repeating = Object.assign((...call: Parameters<typeof repeat>) => {
    const timer = repeat(...call);
    undo.push(() => clearInterval(timer));
    return timer;
  }, repeat);
  globalThis.setInterval = repeating;
  undo.push(() => {
    if (globalThis.setInterval === repeating) globalThis.setInterval = repeat;
  });
  return {
    leave: () => {
      for (const each of undo.splice(0).reverse()) each();
    },
  };
}
