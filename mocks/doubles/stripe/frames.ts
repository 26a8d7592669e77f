import { createPort, type Port } from './frame/port.ts';
import type { FromCardFrame, FromChallengeFrame, ToCardFrame, ToChallengeFrame } from './messages.ts';

/** A frame in the page, and the line to it. */
export interface OpenFrame<Received, Sent> {
  frame: HTMLElement;
  port: Port<Received, Sent>;
  remove: () => void;
}

/**
 * Puts a frame into a box. Without an origin of its own it can neither read the page nor be read by it, and all that
 * passes goes over a line that nobody else holds.
 */
function openFrame<Received, Sent>(
  container: HTMLElement,
  src: string,
  title: string,
): OpenFrame<Received, Sent> {
  const frame = document.createElement('iframe');
  const { port1, port2 } = new MessageChannel();
  frame.title = title;
  frame.setAttribute('sandbox', 'allow-scripts');
  Object.assign(frame.style, { border: '0', display: 'block', width: '100%', colorScheme: 'light' });
  frame.addEventListener('load', () => frame.contentWindow?.postMessage(null, '*', [port2]), { once: true });
  frame.src = src;
  container.append(frame);
  const port = createPort<Received, Sent>(port1);
  return {
    frame,
    port,
    remove: () => {
      port.close();
      frame.remove();
    },
  };
}

/** How the stand-in opens its frames. */
export interface Frames {
  card: (container: HTMLElement) => OpenFrame<FromCardFrame, ToCardFrame>;
  challenge: (container: HTMLElement) => OpenFrame<FromChallengeFrame, ToChallengeFrame>;
}

/** Frames whose pages are in a folder. */
export const createFrames = (folder: string): Frames => ({
  card: (container) => openFrame(container, `${folder}card.html`, 'Secure payment input frame'),
  challenge: (container) => openFrame(container, `${folder}challenge.html`, 'Secure authentication'),
});
