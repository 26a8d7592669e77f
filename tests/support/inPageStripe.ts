import { cardForm } from '#mocks/doubles/stripe/frame/cardForm.ts';
import { challengeForm } from '#mocks/doubles/stripe/frame/challengeForm.ts';
import type { Port } from '#mocks/doubles/stripe/frame/port.ts';
import type { OpenFrame } from '#mocks/doubles/stripe/frames.ts';
import { installStripe } from '#mocks/doubles/stripe/installStripe.ts';

/** A message channel within the page; messages arrive in a microtask, as between frames. */
function createChannel<Out, Back>(): [Port<Back, Out>, Port<Out, Back>] {
  const createEnd = <Received>() => {
    let listener: ((message: Received) => void) | undefined;
    const waiting: Received[] = [];
    return {
      give: (message: Received): void => {
        queueMicrotask(() => (listener ? listener(message) : waiting.push(message)));
      },
      onMessage: (next: (message: Received) => void): void => {
        listener = next;
        for (const message of waiting.splice(0)) next(message);
      },
      close: (): void => {
        listener = () => undefined;
      },
    };
  };
  const pageEnd = createEnd<Back>();
  const frameEnd = createEnd<Out>();
  return [
    { send: frameEnd.give, listen: pageEnd.onMessage, close: pageEnd.close },
    { send: pageEnd.give, listen: frameEnd.onMessage, close: frameEnd.close },
  ];
}

function openInPage<Received, Sent>(
  title: string,
  render: (root: HTMLElement, port: Port<Sent, Received>) => void,
): (container: HTMLElement) => OpenFrame<Received, Sent> {
  return (container) => {
    const frame = document.createElement('section');
    const [port, farPort] = createChannel<Sent, Received>();
    frame.setAttribute('aria-label', title);
    container.append(frame);
    render(frame, farPort);
    return { frame, port, remove: () => frame.remove() };
  };
}

/**
 * Puts the stand-in for Stripe into a page of a component test, with its forms in the page itself: a page without a
 * browser has no frames. The fields are found by their labels.
 */
export function installInPageStripe(): void {
  // jsdom knows no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
  });
  installStripe({
    card: openInPage('Secure payment input frame', (root, port) => {
      let ready = false;
      cardForm(root, {
        ...port,
        listen: (listener) =>
          port.listen((message) => {
            listener(message);
            if (!ready) port.send({ type: 'ready' });
            ready = true;
          }),
      });
    }),
    challenge: openInPage('Secure authentication', challengeForm),
  });
}
