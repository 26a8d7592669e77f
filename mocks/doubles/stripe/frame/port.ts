/** One end of the private line between the page and a frame. */
export interface Port<Heard, Said> {
  say: (message: Said) => void;
  /** One listener; what was said before it came is kept for it. */
  hear: (listener: (message: Heard) => void) => void;
  close: () => void;
}

/** The line over a port of a `MessageChannel`. */
export function portOf<Heard, Said>(port: MessagePort): Port<Heard, Said> {
  return {
    say: (message) => port.postMessage(message),
    hear: (listener) => {
      port.onmessage = (event: MessageEvent<Heard>) => listener(event.data);
    },
    close: () => port.close(),
  };
}
