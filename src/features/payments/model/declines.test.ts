import { expect, test } from 'vitest';
import texts from '#shared/i18n/locales/en/payments.json';
import { declineAdvices, findDecline, declineReasons } from './declines.ts';

test.each([
  { code: 'insufficient_funds', reason: 'funds', advice: 'otherCard' },
  { code: 'expired_card', reason: 'expired', advice: 'otherCard' },
  { code: 'incorrect_cvc', reason: 'cvc', advice: 'checkDetails' },
  { code: 'processing_error', reason: 'processing', advice: 'tryAgain' },
  { code: 'authentication_required', reason: 'authentication', advice: 'sendLink' },
  { code: 'card_velocity_exceeded', reason: 'limit', advice: 'otherCard' },
  { code: 'card_not_supported', reason: 'notSupported', advice: 'sendLink' },
  { code: 'duplicate_transaction', reason: 'duplicate', advice: 'checkHistory' },
  { code: 'do_not_honor', reason: 'callBank', advice: 'askBank' },
])('the decline $code is shown as $reason with the advice $advice', ({ code, reason, advice }) => {
  expect(findDecline(code)).toEqual({ reason, advice });
});

test.each(['lost_card', 'stolen_card', 'fraudulent', 'merchant_blacklist', 'pickup_card', 'generic_decline'])(
  'of the decline %s staff learn no more than that the card was declined',
  (code) => {
    expect(findDecline(code)).toEqual({ reason: 'generic', advice: 'otherCard' });
  },
);

test.each(['a_code_of_tomorrow', '', null, undefined, '__proto__', 'constructor'])(
  'the code %j is shown as a general decline',
  (code) => {
    expect(findDecline(code)).toEqual({ reason: 'generic', advice: 'otherCard' });
  },
);

test('each reason and each advice has a sentence', () => {
  const keys = new Set(Object.keys(texts));
  expect(declineReasons.filter((reason) => !keys.has(`decline.${reason}`))).toEqual([]);
  expect(declineAdvices.filter((advice) => !keys.has(`advice.${advice}`))).toEqual([]);
});
