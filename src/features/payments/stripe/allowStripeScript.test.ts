import { describe, expect, test, vi } from 'vitest';
import { allowStripeScript } from './allowStripeScript.ts';

type Rules = { createScriptURL: (address: string) => string | null };

/** What a browser with Trusted Types offers: jsdom has none. */
function browserWithTrustedTypes() {
  const made: [string, Rules][] = [];
  const factory: { defaultPolicy: Rules | null; createPolicy: (name: string, rules: Rules) => Rules } = {
    defaultPolicy: null,
    createPolicy: (name, rules) => {
      if (factory.defaultPolicy) throw new TypeError('There is a default policy already');
      made.push([name, rules]);
      factory.defaultPolicy = rules;
      return rules;
    },
  };
  vi.stubGlobal('trustedTypes', factory);
  return made;
}

describe('T01 the Trusted Types policy for the script of Stripe', () => {
  test('is the default one, made once, and lets script addresses through only', () => {
    const made = browserWithTrustedTypes();
    allowStripeScript();
    allowStripeScript();
    expect(made.map(([name, rules]) => [name, Object.keys(rules)])).toEqual([
      ['default', ['createScriptURL']],
    ]);
  });

  test.each([
    ['https://js.stripe.com/endive/stripe.js', true],
    ['https://js.stripe.com/endive/stripe.js?advancedFraudSignals=false', true],
    ['http://js.stripe.com/endive/stripe.js', false],
    ['https://js.stripe.com.evil.example/stripe.js', false],
    ['https://js.stripe.com@evil.example/stripe.js', false],
    ['https://js.stripe.com:8443/stripe.js', false],
    ['https://evil.js.stripe.com/stripe.js', false],
    ['//js.stripe.com/stripe.js', false],
    ['/assets/x.js', false],
    ['data:text/javascript,alert(1)', false],
    ['javascript:alert(1)', false],
    ['', false],
  ])('lets the address %s through: %s', (address, passes) => {
    const made = browserWithTrustedTypes();
    allowStripeScript();
    expect(made[0]?.[1].createScriptURL(address)).toBe(passes ? address : null);
  });

  test('is not needed in a browser without Trusted Types', () => {
    expect(() => allowStripeScript()).not.toThrow();
  });
});
