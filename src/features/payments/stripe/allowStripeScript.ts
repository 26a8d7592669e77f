interface PolicyFactory {
  defaultPolicy: object | null;
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => object;
}

const isFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

const isStripeScript = (address: string): boolean => URL.parse(address)?.origin === 'https://js.stripe.com';

/**
 * Lets Stripe's loader put its script into the page, and nothing else: a policy of Trusted Types that knows addresses
 * of scripts of one host, and neither HTML nor code. It is made when a card form is first wanted (T01), because it
 * cannot be taken back.
 */
export function allowStripeScript(): void {
  const factory: unknown = Reflect.get(window, 'trustedTypes');
  if (!isFactory(factory) || factory.defaultPolicy) return;
  factory.createPolicy('default', {
    createScriptURL: (address) => (isStripeScript(address) ? address : null),
  });
}
