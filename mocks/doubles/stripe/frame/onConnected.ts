import { portOf, type Port } from './port.ts';

/** Waits for the page to hand this frame its end of the line. */
export function onConnected<Received, Sent>(use: (port: Port<Received, Sent>) => void): void {
  addEventListener('message', ({ source, ports }) => {
    const [port] = ports;
    if (source === window.parent && port) use(portOf(port));
  });
}
