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
  let openedFrame: OpenFrame<FromCardFrame, ToCardFrame> | null = null;
  let isDestroyed = false;
  let lastCall = 0;

  const emit = (name: string, payload: object = {}): void => {
    for (const [handler, { once }] of [...(handlers.get(name) ?? [])]) {
      if (once) handlers.get(name)?.delete(handler);
      Reflect.apply(handler, undefined, [{ elementType: 'payment', ...payload }]);
    }
  };
  const listen = (name: string, handler: Handler, once: boolean): StripePaymentElement => {
    const eventHandlers = handlers.get(name) ?? new Map<Handler, { once: boolean }>();
    handlers.set(name, eventHandlers.set(handler, { once }));
    return element;
  };
  const requireFrame = (): OpenFrame<FromCardFrame, ToCardFrame> => {
    if (isDestroyed) throw integrationError('This Element has already been destroyed.');
    if (!openedFrame) throw integrationError('This Element must be mounted before it can be used.');
    return openedFrame;
  };
  const callFrame = (type: 'validate' | 'tokenise'): Promise<FromCardFrame> => {
    const { port } = requireFrame();
    lastCall += 1;
    const call = lastCall;
    port.send({ type, call });
    return new Promise((resolve) => calls.set(call, resolve));
  };
  const handleMessage = (message: FromCardFrame): void => {
    switch (message.type) {
      case 'height':
        if (openedFrame) openedFrame.frame.style.height = `${message.px}px`;
        break;
      case 'change': {
        const { empty, complete, country, postalCode } = message;
        const address = { country, postalCode };
        const payload = {
          empty,
          complete,
          collapsed: false,
          value: { type: 'card', billingDetails: { address } },
        };
        deps.onChange();
        emit('change', payload satisfies Omit<StripePaymentElementChangeEvent, 'elementType'>);
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
    openedFrame?.remove();
    openedFrame = null;
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
      if (isDestroyed) throw integrationError('This Element has already been destroyed.');
      const container = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
      if (!container)
        throw integrationError('The selector you specified applies to no DOM elements on the page.');
      if (openedFrame?.frame.parentElement === container) return;
      unmount();
      container.replaceChildren();
      openedFrame = deps.openFrame(container);
      // Room for the ring of what has the focus inside.
      Object.assign(openedFrame.frame.style, { width: 'calc(100% + 8px)', margin: '-4px' });
      openedFrame.port.listen(handleMessage);
      openedFrame.port.send({ type: 'style', style: deps.style() });
      emit('loaderstart');
    },
    unmount,
    destroy: () => {
      unmount();
      isDestroyed = true;
      deps.onDestroy();
    },
    update: (options) => {
      deps.onUpdate(options);
      openedFrame?.port.send({ type: 'style', style: deps.style() });
      return element;
    },
    focus: () => {
      requireFrame().frame.focus();
      requireFrame().port.send({ type: 'focus' });
    },
    blur: () => requireFrame().port.send({ type: 'blur' }),
    clear: () => requireFrame().port.send({ type: 'clear' }),
    // There is one way to pay, and its form is open.
    collapse: () => element,
  };

  return {
    element,
    restyle: () => openedFrame?.port.send({ type: 'style', style: deps.style() }),
    validate: async () => {
      const answer = await callFrame('validate');
      return answer.type === 'validated' ? answer.error : null;
    },
    tokenise: async () => {
      const answer = await callFrame('tokenise');
      return answer.type === 'tokenised' ? answer : { error: null, card: null };
    },
  };
}
