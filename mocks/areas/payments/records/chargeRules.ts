import { examples } from '#mocks/contract/examples.gen.ts';
import type { FieldProblem, Problem } from '#mocks/contract/types/types.gen.ts';
import { hasPermission, missingPermission } from '#mocks/core/hasPermission.ts';
import { unknownReference, unprocessable } from '#mocks/core/problems.ts';
import type { SignedIn } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import { findCardNumber } from './findCardNumber.ts';
import { currenciesFor } from './currencies.ts';
import type { PayableRecord, PaymentsDb } from './recordTypes.ts';
import { toPayable } from './replies.ts';
import { findPayable } from './paymentsDb.ts';

type Refusal = { status: 403 | 422; body: Problem };

interface BillInput {
  amountMinor: number;
  currency: string;
  payableId?: string;
  reference?: string;
  reason?: string;
}

/** Staff without the permission for ad hoc amounts also have a limit. */
export function isLimited(me: SignedIn): boolean {
  return !hasPermission(me, permissions.cardPaymentAdHoc);
}

/** The first of some texts that holds a card number. */
export function findCardNumberProblem(
  texts: Readonly<Record<string, string | undefined>>,
): FieldProblem | undefined {
  const found = Object.entries(texts).find(([, text]) => text !== undefined && findCardNumber(text));
  return (
    found && {
      field: found[0],
      code: 'card_number_in_text',
      message: 'looks like a card number; don’t enter card numbers here',
    }
  );
}

function findAmountRefusal({ amountMinor, currency }: BillInput, me: SignedIn): Refusal | undefined {
  const currencySettings = currenciesFor(isLimited(me)).find(({ code }) => code === currency);
  if (!currencySettings) return unprocessable(unknownReference('currency', 'cannot be charged'));
  const { minMinor, maxMinor, stepMinor, limitMinor } = currencySettings;
  const refuse = (code: string, message: string) => unprocessable({ field: 'amountMinor', code, message });
  if (amountMinor < minMinor) return refuse('below_minimum', 'is below the minimum for this currency');
  if (amountMinor > maxMinor) return refuse('above_maximum', 'is above the maximum for this currency');
  if (amountMinor % stepMinor !== 0) return refuse('step', `must be a multiple of ${stepMinor}`);
  if (limitMinor === null || amountMinor <= limitMinor) return undefined;
  return { status: 403, body: { ...examples.overLimit, limitMinor } };
}

function findPayableRefusal(
  ledger: PaymentsDb,
  record: PayableRecord,
  { amountMinor, currency }: BillInput,
): Refusal | undefined {
  const { openMinor } = toPayable(ledger, record);
  const refuse = (field: string, code: string, message: string) => unprocessable({ field, code, message });
  if (openMinor === 0) return refuse('payableId', 'not_open', 'has nothing left to pay');
  if (currency !== record.currency)
    return refuse('currency', 'other_currency', 'must be that of the invoice');
  if (amountMinor > openMinor) return refuse('amountMinor', 'over_open', 'is more than the open amount');
  return undefined;
}

/** Without an invoice, a reference and a reason are required. */
function findMissingTexts({ reference, reason }: BillInput): FieldProblem[] {
  return Object.entries({ reference, reason })
    .filter(([, text]) => !text?.trim())
    .map(([field]) => ({ field, code: 'required', message: 'is required without an invoice' }));
}

/**
 * The invoice or amount to be paid, by a charge or a link.
 *
 * @returns the invoice, null for an amount without one, or why it is refused
 */
export function findBill(
  ledger: PaymentsDb,
  me: SignedIn,
  input: BillInput,
): { payable: PayableRecord | null } | Refusal {
  const { payableId, reference, reason } = input;
  const cardNumber = findCardNumberProblem({ reference, reason });
  if (cardNumber) return unprocessable(cardNumber);
  if (payableId === undefined) {
    const missingTexts = findMissingTexts(input);
    const refusal = missingPermission(me, permissions.cardPaymentAdHoc) ?? findAmountRefusal(input, me);
    return refusal ?? (missingTexts.length > 0 ? unprocessable(...missingTexts) : { payable: null });
  }
  const payable = findPayable(ledger, payableId);
  if (!payable) return unprocessable(unknownReference('payableId', 'There is no such invoice or order'));
  return findPayableRefusal(ledger, payable, input) ?? findAmountRefusal(input, me) ?? { payable };
}
