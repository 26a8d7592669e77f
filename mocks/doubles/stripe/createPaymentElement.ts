import type { StripePaymentElement, StripePaymentElementChangeEvent } from '@stripe/stripe-js';
import { integrationError } from './integrationError.ts';
import type { CardStyle, FormError, FromCardFrame, ToCardFrame, TokenisedCard } from './messages.ts';
import type { Frames, OpenFrame } from './frames.ts';

type Handler = (event: never) => unknown;

interface ElementDeps {
  openFrame: Frames['card'];
  style: () => CardStyle;
  onUpdate: (options: object) => void;
  onChange: () => void;
  onDestroy: () => void;
}

/** The payment element, and what its group may ask of it. */
export interface PaymentElement {
  element: StripePaymentElement;
  restyle: () => void;
  validate: () => Promise<FormError | null>;
  tokenise: () => Promise<{ error: FormError | null; card: TokenisedCard | null }>;
}

/** Makes a payment element: a frame with the form of a card, and its events. */
export function createPaymentElement(deps: ElementDeps): PaymentElement {
  const handlers = new Map<string, Map<Handler, { once: boolean }>>();
  const calls = new Map<number, (message: FromCardFrame) => void>();
  let opened: OpenFrame<FromCardFrame, ToCardFrame> | null = null;
  let destroyed = false;
  let lastCall = 0;

  const emit = (name: string, facts: object = {}): void => {
    for (const [handler, { once }] of [...(handlers.get(name) ?? [])]) {
      if (once) handlers.get(name)?.delete(handler);
      Reflect.apply(handler, undefined, [{ elementType: 'payment', ...facts }]);
    }
  };
  const listen = (name: string, handler: Handler, once: boolean): StripePaymentElement => {
    const known = handlers.get(name) ?? new Map<Handler, { once: boolean }>();
    handlers.set(name, known.set(handler, { once }));
    return element;
  };
  const frame = (): OpenFrame<FromCardFrame, ToCardFrame> => {
    if (destroyed) throw integrationError('This Element has already been destroyed.');
    if (!opened) throw integrationError('This Element must be mounted before it can be used.');
    return opened;
  };
  const ask = (type: 'validate' | 'tokenise'): Promise<FromCardFrame> => {
    const { port } = frame();
    lastCall += 1;
    const call = lastCall;
    port.send({ type, call });
    return new Promise((resolve) => calls.set(call, resolve));
  };
  const handleMessage = (message: FromCardFrame): void => {
    switch (message.type) {
      case 'height':
        if (opened) opened.frame.style.height = `${message.px}px`;
        break;
      case 'change': {
        const { empty, complete, country, postalCode } = message;
        const address = { country, postalCode };
        const facts = {
          empty,
          complete,
          collapsed: false,
          value: { type: 'card', billingDetails: { address } },
        };
        deps.onChange();
        emit('change', facts satisfies Omit<StripePaymentElementChangeEvent, 'elementType'>);
        break;
      }
      case 'validated':
      case 'tokenised':
        calls.get(message.call)?.(message);
        calls.delete(message.call);
        break;
      default:
        emit(message.type);
    }
  };
  const unmount = (): void => {
    opened?.remove();
    opened = null;
  };

  const element: StripePaymentElement = {
    on: (name: string, handler: Handler) => listen(name, handler, false),
    once: (name: string, handler: Handler) => listen(name, handler, true),
    off: (name: string, handler?: Handler) => {
      if (handler) handlers.get(name)?.delete(handler);
      else handlers.delete(name);
      return element;
    },
    mount: (target) => {
      if (destroyed) throw integrationError('This Element has already been destroyed.');
      const box = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
      if (!box) throw integrationError('The selector you specified applies to no DOM elements on the page.');
      if (opened?.frame.parentElement === box) return;
      unmount();
      box.replaceChildren();
      opened = deps.openFrame(box);
      // Room for the ring of what has the focus inside.
      Object.assign(opened.frame.style, { width: 'calc(100% + 8px)', margin: '-4px' });
      opened.port.listen(handleMessage);
      opened.port.send({ type: 'style', style: deps.style() });
      emit('loaderstart');
    },
    unmount,
    destroy: () => {
      unmount();
      destroyed = true;
      deps.onDestroy();
    },
    update: (options) => {
      deps.onUpdate(options);
      opened?.port.send({ type: 'style', style: deps.style() });
      return element;
    },
    focus: () => {
      frame().frame.focus();
      frame().port.send({ type: 'focus' });
    },
    blur: () => frame().port.send({ type: 'blur' }),
    clear: () => frame().port.send({ type: 'clear' }),
    // There is one way to pay, and its form is open.
    collapse: () => element,
  };

  return {
    element,
    restyle: () => opened?.port.send({ type: 'style', style: deps.style() }),
    validate: async () => {
      const answer = await ask('validate');
      return answer.type === 'validated' ? answer.error : null;
    },
    tokenise: async () => {
      const answer = await ask('tokenise');
      return answer.type === 'tokenised' ? answer : { error: null, card: null };
    },
  };
}
