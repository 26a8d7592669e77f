import type { PaymentFeatures } from '#mocks/contract/types/types.gen.ts';

/** `PAYMENTS_MOTO=off` shows an account that takes no cards by phone or mail. */
export function features(): PaymentFeatures {
  const isOff = typeof process !== 'undefined' && process.env['PAYMENTS_MOTO'] === 'off';
  return { moto: !isOff, links: true, savedCards: true, refunds: true };
}
