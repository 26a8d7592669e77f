import { isRecord } from '#mocks/contract/homes.ts';
import type { Db } from '#mocks/core/db.ts';
import { decideCharge, notAuthenticated } from '#mocks/areas/payments/records/outcome.ts';
import { applyOutcome, withEvent } from '#mocks/areas/payments/records/applyOutcome.ts';
import { paymentsDb } from '#mocks/areas/payments/records/paymentsDb.ts';

type GatewayStatus = 'succeeded' | 'processing' | 'requires_payment_method';

/** What the cardholder did on the bank's page: confirmed, refused, or closed it. */
function readBankResult(body: unknown): { clientSecret: unknown; hasPassed: boolean } | undefined {
  if (!isRecord(body)) return undefined;
  const { clientSecret, result } = body;
  return result === 'pass' || result === 'fail' || result === 'closed'
    ? { clientSecret, hasPassed: result === 'pass' }
    : undefined;
}

/**
 * What follows when the bank's page is done, as the gateway would report it to the server.
 *
 * @param body `{clientSecret, result: 'pass' | 'fail' | 'closed'}`
 * @returns the state in the gateway's own words, or undefined when no payment waits for it
 */
export function authenticate(db: Db, body: unknown): { status: GatewayStatus } | undefined {
  const bankResult = readBankResult(body);
  const records = paymentsDb(db);
  const pendingPayment = records.payments
    .all()
    .find(
      ({ status, clientSecret }) => status === 'requires_action' && clientSecret === bankResult?.clientSecret,
    );
  if (!bankResult || !pendingPayment) return undefined;
  const now = Date.now();
  const { behaviour, amountMinor, savedMethodId, consent } = pendingPayment;
  const isSaved = savedMethodId !== null;
  const outcome = decideCharge({ behaviour, amountMinor, isSaved, savesCard: consent !== null });
  const next = bankResult.hasPassed
    ? applyOutcome(records, withEvent(pendingPayment, 'authenticated', now), outcome, now)
    : applyOutcome(records, pendingPayment, notAuthenticated, now);
  const { status } = records.payments.put(next);
  // Where we say that it failed, the gateway waits for another card.
  return { status: status === 'succeeded' || status === 'processing' ? status : 'requires_payment_method' };
}
