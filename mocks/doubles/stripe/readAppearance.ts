import type { Appearance, StripePaymentElementOptions } from '@stripe/stripe-js';
import type { CardStyle } from './messages.ts';

const nightVariables = {
  colorBackground: '#30313d',
  colorText: '#ffffff',
  colorTextSecondary: '#c9cad3',
  colorTextPlaceholder: '#c9cad3',
  colorDanger: '#fe87a1',
  border: '#8a8b94',
};

/** What Stripe lets a page style: a class of the form, with a state of it or one of its pseudo-classes. */
const selector = /^\.[A-Za-z]+(--[a-z]+)?(::?[a-z-]+)?$/;

const textEntries = (values: object): [string, string][] =>
  Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string');

const toKebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The style of the form by the `appearance` of the page. */
export function readAppearance(
  appearance: Appearance | undefined,
  locale: string,
  element: StripePaymentElementOptions,
): CardStyle {
  const { theme, variables = {}, rules = {} } = appearance ?? {};
  return {
    locale,
    variables: {
      ...(theme === 'night' ? nightVariables : {}),
      ...Object.fromEntries(textEntries(variables)),
    },
    rules: Object.fromEntries(
      Object.entries(rules)
        .filter(([name]) => selector.test(name))
        .map(([name, properties]) => [
          name,
          Object.fromEntries(
            textEntries(properties).map(([property, value]) => [toKebabCase(property), value]),
          ),
        ]),
    ),
    element,
  };
}
