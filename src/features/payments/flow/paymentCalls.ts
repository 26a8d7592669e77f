import { ApiError } from '#api/errors.ts';
import {
  cancelPayment,
  createPayment,
  getPayment,
  getPaymentByKey,
} from '#api/generated/sdk/payments.gen.ts';
import type { Payment } from '#api/generated/types.gen.ts';
import { paymentsChanged } from '#features/payments/paymentQueries.ts';
import type { PaymentCalls } from './ports.ts';

/** After a word of our API that money moved, or will not, every list is read again. */
function noted(payment: Payment): Payment {
  if (payment.status !== 'processing') void paymentsChanged();
  return payment;
}

/** The calls of a payment as they are made. */
export const paymentCalls: PaymentCalls = {
  async create(body, key) {
    try {
      return noted((await createPayment({ body, headers: { 'Idempotency-Key': key } })).data);
    } catch (error) {
      // A declined card is a payment too.
      if (error instanceof ApiError && error.status === 402) void paymentsChanged();
      throw error;
    }
  },
  async get(paymentId) {
    return noted((await getPayment({ path: { paymentId } })).data);
  },
  async byKey(key) {
    try {
      return noted((await getPaymentByKey({ path: { key } })).data);
    } catch (error) {
      // Any other 404 says nothing of the payment.
      if (error instanceof ApiError && error.code === 'never_arrived') return null;
      throw error;
    }
  },
  async cancel(paymentId) {
    return noted((await cancelPayment({ path: { paymentId } })).data);
  },
};
