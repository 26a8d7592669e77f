import type {
  Appearance,
  StripeElementsOptionsClientSecret,
  StripeElementsOptionsMode,
  StripeElementsUpdateOptions,
  StripeError,
  StripePaymentElement,
  StripePaymentElementOptions,
} from '@stripe/stripe-js';
import { createPaymentElement, type PaymentElement } from './createPaymentElement.ts';
import type { Frames } from './frames.ts';
import { integrationError } from './integrationError.ts';
import { readAppearance } from './readAppearance.ts';
import type { FormError } from './messages.ts';

export type GroupOptions = StripeElementsOptionsMode | StripeElementsOptionsClientSecret;

/** What the functions of Stripe may ask of a group of elements. */
export interface Group {
  element: () => PaymentElement | null;
  isSubmitted: () => boolean;
}

interface ElementsDeps {
  frames: Frames;
  locale: string | undefined;
}

/** A refusal of the form as Stripe answers it. */
export const validationError = ({ code, message }: FormError): StripeError => ({
  type: 'validation_error',
  code,
  message,
});

/** What the stand-in makes of the options of a group. */
interface Settings {
  mode?: unknown;
  amount?: unknown;
  currency?: unknown;
  appearance?: Appearance | undefined;
  locale?: string | undefined;
}

function validateOptions(options: Settings): Settings {
  // The panel takes cards before there is an intent; the other modes are no part of the stand-in.
  if (options.mode !== 'payment') {
    throw integrationError('The stand-in for Stripe knows elements() with mode "payment" only.');
  }
  const { amount, currency } = options;
  if (!Number.isInteger(amount) || Number(amount) <= 0) {
    throw integrationError(
      'Invalid value for elements(): amount must be a positive whole number of minor units.',
    );
  }
  if (typeof currency !== 'string' || !/^[a-z]{3}$/.test(currency)) {
    throw integrationError(
      'Invalid value for elements(): currency must be a three-letter code in lower case.',
    );
  }
  return options;
}

const resolveLocale = (locale: string | undefined): string =>
  locale === undefined || locale === 'auto' ? navigator.language : locale;

/** Names of elements; components of the React library say theirs themselves. */
const readElementType = (type: unknown): unknown =>
  typeof type === 'function' ? Reflect.get(type, '__elementType') : type;

/** A group of elements as `stripe.elements()` makes it: here, one form of a card. */
export function createElements({ frames, locale }: ElementsDeps, options: GroupOptions) {
  let settings = validateOptions(options);
  let elementOptions: StripePaymentElementOptions = {};
  let form: PaymentElement | null = null;
  let isFormSubmitted = false;
  const updateEndHandlers = new Set<() => void>();

  const style = () =>
    readAppearance(settings.appearance, resolveLocale(settings.locale ?? locale), elementOptions);

  function create(type: 'payment', options?: StripePaymentElementOptions): StripePaymentElement;
  function create(type: string, options?: object): never;
  function create(type: string, options: StripePaymentElementOptions = {}): StripePaymentElement {
    if (type !== 'payment') throw integrationError(`The stand-in for Stripe has no Element "${type}".`);
    if (form) throw integrationError('Can only create one Element of type payment.');
    elementOptions = options;
    form = createPaymentElement({
      openFrame: frames.card,
      style,
      onUpdate: (changes) => {
        elementOptions = { ...elementOptions, ...changes };
      },
      onChange: () => {
        isFormSubmitted = false;
      },
      onDestroy: () => {
        form = null;
        isFormSubmitted = false;
      },
    });
    return form.element;
  }

  function getElement(type: 'payment'): StripePaymentElement | null;
  function getElement(type: unknown): null;
  function getElement(type: unknown): StripePaymentElement | null {
    return readElementType(type) === 'payment' ? (form?.element ?? null) : null;
  }

  // That it is what Stripe's types demand is checked where `createStripe` hands it out.
  const elements = {
    create,
    getElement,
    update: (changes: StripeElementsUpdateOptions): Promise<void> => {
      settings = validateOptions({ ...settings, ...changes });
      form?.restyle();
      for (const handler of updateEndHandlers) handler();
      return Promise.resolve();
    },
    on: (_type: 'update-end', handler: () => void): void => void updateEndHandlers.add(handler),
    fetchUpdates: () => Promise.resolve({}),
    submit: async () => {
      if (!form) throw integrationError('elements.submit() needs a mounted Element.');
      const error = await form.validate();
      isFormSubmitted = error === null;
      return error ? { error: validationError(error) } : { selectedPaymentMethod: 'card' };
    },
  };

  const group: Group = { element: () => form, isSubmitted: () => isFormSubmitted };
  return { elements, group };
}
