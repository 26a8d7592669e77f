import * as z from 'zod/mini';
import type { Payable, PaymentCurrency } from '#api/generated/types.gen.ts';
import { getDecimals, minorToText, textToMinor } from '#features/payments/model/money.ts';
import { holdsCardNumber } from '#features/payments/model/noCardNumbers.ts';
import type { FaultKey } from '#features/payments/parts/useFaultTexts.ts';
import { orEmpty } from '#shared/i18n/noValue.ts';

export const channels = ['link', 'phone', 'mail', 'present'] as const;
export type Channel = (typeof channels)[number];

/** How long a link can be paid by, in days. */
export const expiries = ['1', '7', '30', '90'] as const;

export const zTake = z.object({
  amount: z.string(),
  /** Without a payable, what the amount is in. */
  currency: z.string(),
  reference: z.string(),
  reason: z.string(),
  customer: z.string(),
  sendTo: z.string(),
  expiry: z.string(),
  receiptEmail: z.string(),
  note: z.string(),
  saveCard: z.boolean(),
  consent: z.boolean(),
});
/** What is typed; the card is not among it, and never in our page. */
export type TakeValues = z.infer<typeof zTake>;

/** What the typed is measured by. */
export interface TakeContext {
  /** Null: an amount that belongs to no invoice or order. */
  payable: Payable | null;
  channel: Channel;
  /** Limits of the currency; undefined where the account has none for it. */
  limits: PaymentCurrency | undefined;
}

/** What the form begins with for a payable: all that is due, to be sent to its customer. */
export function takeValues(payable: Payable | null, currency: string): TakeValues {
  return {
    amount: payable ? minorToText(payable.openMinor, payable.currency) : '',
    currency,
    reference: '',
    reason: '',
    customer: '',
    sendTo: orEmpty(payable?.customer).email ?? '',
    expiry: '7',
    receiptEmail: orEmpty(payable?.customer).email ?? '',
    note: '',
    saveCard: false,
    consent: false,
  };
}

type Fault = [field: keyof TakeValues, key: FaultKey];

const zMail = z.email().check(z.maxLength(254));
const isMail = (text: string): boolean => zMail.safeParse(text).success;

/** What is wrong with an amount; null: nothing. */
function amountFault(text: string, currency: string, { payable, limits }: TakeContext): FaultKey | null {
  const minor = textToMinor(text, currency);
  if (minor === null) {
    const isTooFine = /^\d*\.\d+$/.test(text) && (text.split('.')[1]?.length ?? 0) > getDecimals(currency);
    return isTooFine ? 'wrong.tooFine' : 'wrong.amount';
  }
  if (minor === 0) return 'wrong.amount';
  if (payable && minor > payable.openMinor) return 'wrong.overDue';
  if (!limits) return null;
  if (minor < limits.minMinor) return 'wrong.min';
  if (limits.limitMinor !== null && minor > limits.limitMinor) return 'wrong.limit';
  return minor > limits.maxMinor ? 'wrong.max' : null;
}

/** All that is wrong with what is typed, in the order of the fields. */
export function takeErrors(values: TakeValues, context: TakeContext): Fault[] {
  const { payable, channel } = context;
  const faults: Fault[] = [];
  const text = (
    field: 'reference' | 'reason' | 'customer' | 'note',
    max: number,
    key: FaultKey,
    needed: boolean,
  ) => {
    const value = values[field];
    if (holdsCardNumber(value)) faults.push([field, 'wrong.cardNumber']);
    else if (value.length > max || (needed && value === '')) faults.push([field, key]);
  };
  if (!payable) {
    text('reference', 120, 'wrong.reference', true);
    text('reason', 300, 'wrong.reason', true);
    text('customer', 120, 'wrong.name', false);
  }
  const amount = amountFault(values.amount, payable?.currency ?? values.currency, context);
  if (amount) faults.push(['amount', amount]);
  if (channel === 'link') {
    if (!isMail(values.sendTo)) faults.push(['sendTo', 'wrong.sendTo']);
    return faults;
  }
  if (values.receiptEmail !== '' && !isMail(values.receiptEmail))
    faults.push(['receiptEmail', 'wrong.email']);
  text('note', 500, 'wrong.note', false);
  if (values.saveCard && !values.consent) faults.push(['consent', 'wrong.consent']);
  return faults;
}

/** The schema of the form, for what is chosen beside it. */
export const takeSchema = (context: TakeContext) =>
  zTake.check(({ value, issues }) => {
    for (const [field, message] of takeErrors(value, context))
      issues.push({ code: 'custom', input: value[field], path: [field], message });
  });
