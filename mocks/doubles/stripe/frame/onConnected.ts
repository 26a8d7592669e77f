import { createPort, type Port } from './port.ts';

/** Waits for the page to hand this frame its end of the line. */
export function onConnected<Received, Sent>(onPort: (port: Port<Received, Sent>) => void): void {
  addEventListener('message', ({ source, ports }) => {
    const [port] = ports;
    if (source === window.parent && port) onPort(createPort(port));
  });
}
