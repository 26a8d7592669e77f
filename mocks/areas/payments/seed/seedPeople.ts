import type { Actor, PaymentCard } from '#mocks/contract/types/types.gen.ts';
import { actorOf } from '#mocks/core/accounts.ts';
import { examples } from '#mocks/contract/examples.gen.ts';

/** Who has taken payments so far: accounts, customer service, and now and then the administrator. */
export const chiara: Actor = actorOf({ profile: examples.profileAccounts });
export const daniel: Actor = actorOf({ profile: examples.profileService });
export const helen: Actor = actorOf({ profile: examples.profileAdmin });

export const visa: PaymentCard = {
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2030,
  funding: 'credit',
  country: 'US',
};
