/** One end of the private line between the page and a frame. */
export interface Port<Received, Sent> {
  send: (message: Sent) => void;
  /** One listener; what was said before it came is kept for it. */
  listen: (listener: (message: Received) => void) => void;
  close: () => void;
}

/** The line over a port of a `MessageChannel`. */
export function createPort<Received, Sent>(port: MessagePort): Port<Received, Sent> {
  return {
    send: (message) => port.postMessage(message),
    listen: (listener) => {
      port.onmessage = (event: MessageEvent<Received>) => listener(event.data);
    },
    close: () => port.close(),
  };
}
