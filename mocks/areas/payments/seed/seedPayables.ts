import type { Random } from '#mocks/core/random.ts';
import type { PayableRecord } from '#mocks/areas/payments/records/recordTypes.ts';
import { billedCustomers } from './seedCustomers.ts';

const DAY_MS = 86_400_000;

/** A day before or after now, as its date. */
function toDate(now: number, days: number): string {
  return new Date(now + days * DAY_MS).toISOString().slice(0, 10);
}

/** An amount that a customer's bill in this currency may have. */
export function randomAmount(random: Random, currency: string): number {
  const majorUnits = random.whole(45, 3900);
  if (currency === 'JPY') return majorUnits * 100;
  return currency === 'KWD'
    ? random.whole(20, 1200) * 1000 + random.whole(0, 9) * 50
    : majorUnits * 100 + random.whole(0, 19) * 5;
}

type InvoiceOptions = Partial<Pick<PayableRecord, 'dueDate' | 'isVoid' | 'transferredMinor' | 'type'>>;

function createInvoice(
  number: string,
  customerId: string,
  totalMinor: number,
  options: InvoiceOptions = {},
): PayableRecord {
  const currency = billedCustomers.find(({ id }) => id === customerId)?.currency ?? 'USD';
  const id = number.toLowerCase();
  return {
    ...{ id, type: 'invoice', number, customerId, totalMinor, currency },
    ...{ dueDate: null, isVoid: false, transferredMinor: 0 },
    ...options,
  };
}

/** Invoices and orders that nobody has paid by card yet, those with a story first. */
export function seedPayables(now: number, random: Random): PayableRecord[] {
  const fixedInvoices = [
    // Late, and partly paid by transfer.
    createInvoice('INV-20418', 'cus-01', 1_248_000, { dueDate: toDate(now, -10), transferredMinor: 500_000 }),
    // No decimals, and three of them.
    createInvoice('INV-20431', 'cus-05', 186_400, { dueDate: toDate(now, 12) }),
    createInvoice('ORD-7714', 'cus-06', 845_500, { type: 'order' }),
    createInvoice('INV-20397', 'cus-02', 64_250, { dueDate: toDate(now, -30), transferredMinor: 64_250 }),
    createInvoice('INV-20402', 'cus-03', 312_900, { dueDate: toDate(now, 5), transferredMinor: 100_000 }),
    createInvoice('INV-20377', 'cus-04', 98_700, { dueDate: toDate(now, -45) }),
    createInvoice('INV-20350', 'cus-10', 45_000, { dueDate: toDate(now, -60), isVoid: true }),
    // Above what customer service may take at once.
    createInvoice('INV-20440', 'cus-09', 2_975_000, { dueDate: toDate(now, 20) }),
    createInvoice('ORD-7720', 'cus-07', 122_500, { type: 'order' }),
  ];
  const randomInvoices = Array.from({ length: 15 }, (_, index) => {
    const { id, currency } = random.pick(billedCustomers);
    const dueDate = toDate(now, random.whole(-20, 40));
    return createInvoice(`INV-${20_450 + index}`, id, randomAmount(random, currency), { dueDate });
  });
  return [...fixedInvoices, ...randomInvoices];
}
