/** Why a bank declined, as far as a member of staff is told; each is a sentence of the texts. */
export const declineReasons = [
  'generic',
  'funds',
  'expired',
  'cvc',
  'number',
  'processing',
  'limit',
  'notSupported',
  'authentication',
  'currency',
  'duplicate',
  'callBank',
  'postcode',
  'testCard',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** What to do next; each is a sentence of the texts. */
export const declineAdvices = [
  'otherCard',
  'checkDetails',
  'tryAgain',
  'sendLink',
  'askBank',
  'checkHistory',
] as const;
export type DeclineAdvice = (typeof declineAdvices)[number];

export interface Decline {
  reason: DeclineReason;
  advice: DeclineAdvice;
}

const generic: Decline = { reason: 'generic', advice: 'otherCard' };
const notSupported: Decline = { reason: 'notSupported', advice: 'sendLink' };
const callBank: Decline = { reason: 'callBank', advice: 'askBank' };
const details = (reason: DeclineReason): Decline => ({ reason, advice: 'checkDetails' });

/**
 * By Stripe's `decline_code` or, where it has none, its error code. What is not here is told in general: so are lost,
 * stolen and fraudulent cards, for the bank asks that nobody at the till learns of that.
 */
const known: ReadonlyMap<string, Decline> = new Map<string, Decline>([
  ['insufficient_funds', { reason: 'funds', advice: 'otherCard' }],
  ['withdrawal_count_limit_exceeded', { reason: 'limit', advice: 'otherCard' }],
  ['card_velocity_exceeded', { reason: 'limit', advice: 'otherCard' }],
  ['expired_card', { reason: 'expired', advice: 'otherCard' }],
  ['incorrect_cvc', details('cvc')],
  ['invalid_cvc', details('cvc')],
  ['incorrect_number', details('number')],
  ['invalid_number', details('number')],
  ['invalid_account', details('number')],
  ['invalid_expiry_month', details('expired')],
  ['invalid_expiry_year', details('expired')],
  ['incorrect_zip', details('postcode')],
  ['incorrect_address', details('postcode')],
  ['processing_error', { reason: 'processing', advice: 'tryAgain' }],
  ['try_again_later', { reason: 'processing', advice: 'tryAgain' }],
  ['reenter_transaction', { reason: 'processing', advice: 'tryAgain' }],
  ['issuer_not_available', { reason: 'processing', advice: 'tryAgain' }],
  ['approve_with_id', { reason: 'processing', advice: 'tryAgain' }],
  ['authentication_required', { reason: 'authentication', advice: 'sendLink' }],
  ['authentication_not_handled', { reason: 'authentication', advice: 'sendLink' }],
  ['mobile_device_authentication_required', { reason: 'authentication', advice: 'sendLink' }],
  ['card_not_supported', notSupported],
  ['transaction_not_allowed', notSupported],
  ['service_not_allowed', notSupported],
  ['currency_not_supported', { reason: 'currency', advice: 'otherCard' }],
  ['duplicate_transaction', { reason: 'duplicate', advice: 'checkHistory' }],
  ['call_issuer', callBank],
  ['do_not_honor', callBank],
  ['not_permitted', callBank],
  ['security_violation', callBank],
  ['testmode_decline', { reason: 'testCard', advice: 'otherCard' }],
  ['live_mode_test_card', { reason: 'testCard', advice: 'otherCard' }],
]);

/**
 * What to say of a decline.
 * @param code `declineCode` of a refusal or failure, or its `code`; null where there is neither
 */
export function findDecline(code: string | null | undefined): Decline {
  return known.get(code ?? '') ?? generic;
}
