import type { Payable, PaymentLinkInput } from '#api/generated/types.gen.ts';
import type { PaymentOrder } from '#features/payments/flow/ports.ts';
import { textToMinor } from '#features/payments/model/money.ts';
import { orEmpty } from '#shared/i18n/noValue.ts';
import type { Channel, TakeValues } from './takeForm.ts';

const DAY_MS = 86_400_000;

/** What both a charge and a link say of the amount and what it is for. */
function toPurpose(values: TakeValues, payable: Payable | null) {
  const currency = payable?.currency ?? values.currency;
  return {
    amountMinor: textToMinor(values.amount, currency) ?? 0,
    currency,
    ...(payable ? { payableId: payable.id } : { reference: values.reference, reason: values.reason }),
  };
}

interface OrderFacts {
  payable: Payable | null;
  channel: Exclude<Channel, 'link'>;
  /** What the cardholder has agreed to, as it stands on the screen. */
  consentWords: string;
  /** Where the page of a bank comes back to. */
  returnUrl: string;
}

/** A charge without its means. `values` have passed the schema. */
export function toChargeOrder(
  values: TakeValues,
  { payable, channel, consentWords, returnUrl }: OrderFacts,
): PaymentOrder {
  const { customer, receiptEmail, note, saveCard } = values;
  const customerId = orEmpty(payable?.customer).id ?? null;
  return {
    ...toPurpose(values, payable),
    channel,
    returnUrl,
    ...(customerId === null
      ? customer === ''
        ? {}
        : { customer: { name: customer } }
      : { customer: { id: customerId } }),
    ...(receiptEmail === '' ? {} : { receiptEmail }),
    ...(note === '' ? {} : { note }),
    ...(saveCard ? { saveCard, consent: { words: consentWords, at: new Date().toISOString() } } : {}),
  };
}

/** A link. `values` have passed the schema. */
export function linkBody(values: TakeValues, payable: Payable | null, now: number): PaymentLinkInput {
  return {
    ...toPurpose(values, payable),
    sendTo: values.sendTo,
    singleUse: true,
    expiresAt: new Date(now + Number(values.expiry) * DAY_MS).toISOString(),
  };
}
