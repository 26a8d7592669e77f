import { cardForm } from '#mocks/doubles/stripe/frame/cardForm.ts';
import { challengeForm } from '#mocks/doubles/stripe/frame/challengeForm.ts';
import type { Port } from '#mocks/doubles/stripe/frame/port.ts';
import type { OpenFrame } from '#mocks/doubles/stripe/frames.ts';
import { installStripe } from '#mocks/doubles/stripe/installStripe.ts';

/** A message channel within the page; messages arrive in a microtask, as between frames. */
function line<Out, Back>(): [Port<Back, Out>, Port<Out, Back>] {
  const end = <Heard>() => {
    let listener: ((message: Heard) => void) | undefined;
    const kept: Heard[] = [];
    return {
      give: (message: Heard): void => {
        queueMicrotask(() => (listener ? listener(message) : kept.push(message)));
      },
      onMessage: (next: (message: Heard) => void): void => {
        listener = next;
        for (const message of kept.splice(0)) next(message);
      },
      close: (): void => {
        listener = () => undefined;
      },
    };
  };
  const here = end<Back>();
  const there = end<Out>();
  return [
    { send: there.give, listen: here.onMessage, close: here.close },
    { send: here.give, listen: there.onMessage, close: there.close },
  ];
}

function inPage<Heard, Said>(
  title: string,
  fill: (root: HTMLElement, port: Port<Said, Heard>) => void,
): (box: HTMLElement) => OpenFrame<Heard, Said> {
  return (box) => {
    const frame = document.createElement('section');
    const [port, other] = line<Said, Heard>();
    frame.setAttribute('aria-label', title);
    box.append(frame);
    fill(frame, other);
    return { frame, port, remove: () => frame.remove() };
  };
}

/**
 * Puts the stand-in for Stripe into a page of a component test, with its forms in the page itself: a page without a
 * browser has no frames. The fields are found by their labels.
 */
export function inPageStripe(): void {
  // jsdom knows no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
  });
  installStripe({
    card: inPage('Secure payment input frame', (root, port) => {
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
    challenge: inPage('Secure authentication', challengeForm),
  });
}
