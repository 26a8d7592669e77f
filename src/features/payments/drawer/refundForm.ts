import * as z from 'zod/mini';
import type { Payment, RefundInput } from '#api/generated/types.gen.ts';
import { minorToText, textToMinor } from '#features/payments/model/money.ts';
import { freeText } from '#features/payments/model/textRules.ts';

export const refundReasons = ['requested_by_customer', 'duplicate', 'fraudulent'] as const;

type Refundable = Pick<Payment, 'currency' | 'refundableMinor'>;

/** Never more than is left: `over` says how much that is. */
export const refundSchema = ({ currency, refundableMinor }: Refundable) =>
  z.object({
    amount: z.string().check(
      z.refine((text) => (textToMinor(text, currency) ?? 0) > 0, { error: 'wrong.amount', abort: true }),
      z.refine((text) => (textToMinor(text, currency) ?? 0) <= refundableMinor, {
        error: 'wrong.overRefund',
      }),
    ),
    reason: z
      .string()
      .check(
        z.refine((reason) => refundReasons.some((each) => each === reason), { error: 'wrong.refundReason' }),
      ),
    note: freeText(500, 'wrong.note'),
  });

export type RefundValues = z.infer<ReturnType<typeof refundSchema>>;

/** All that is left, until somebody says less. */
export const refundValues = ({ currency, refundableMinor }: Refundable): RefundValues => ({
  amount: minorToText(refundableMinor, currency),
  reason: '',
  note: '',
});

/** @returns undefined for values that the schema refuses */
export function refundBody(
  { amount, reason, note }: RefundValues,
  currency: string,
): RefundInput | undefined {
  const amountMinor = textToMinor(amount, currency);
  const known = refundReasons.find((each) => each === reason);
  if (amountMinor === null || known === undefined) return undefined;
  return { amountMinor, reason: known, ...(note === '' ? {} : { note }) };
}
