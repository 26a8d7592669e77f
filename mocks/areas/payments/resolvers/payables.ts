import { containsWords } from '#mocks/areas/catalogue/records/filters.ts';
import { foldCase } from '#mocks/areas/catalogue/records/skuNumbers.ts';
import { pageOf } from '#mocks/core/pages.ts';
import type { Payable } from '#mocks/contract/types/types.gen.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { paidByPayable, toPayable } from '#mocks/areas/payments/records/replies.ts';
import { findPayable, paymentsDb } from '#mocks/areas/payments/records/paymentsDb.ts';
import { notFound } from '#mocks/core/problems.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';

function matchesSearch(q: string, { number, customer }: Payable): boolean {
  return foldCase(number).startsWith(foldCase(q).trim()) || containsWords(q, customer.name, customer.email);
}

/** What is due first stands first; what has no date, last. */
function compareDueDates(a: Payable, b: Payable): number {
  return (a.dueDate ?? '9999').localeCompare(b.dueDate ?? '9999') || a.number.localeCompare(b.number);
}

/** Invoices and orders that can be paid by card. */
export const payables = {
  listPayables: ({ db, me, query }) => {
    const refusal = missingPermission(me, permissions.cardPayment);
    if (refusal) return refusal;
    const records = paymentsDb(db);
    const [paid, now] = [paidByPayable(records), Date.now()];
    const { q, customerId, id, open = true } = query;
    const items = [...records.payables.values()]
      .filter(
        (record) => (!customerId || record.customerId === customerId) && (!id || id.includes(record.id)),
      )
      .map((record) => toPayable(records, record, paid, now))
      .filter((payable) => payable.openMinor > 0 === open && (!q || matchesSearch(q, payable)))
      .sort(compareDueDates);
    return { status: 200, body: pageOf(items, query) };
  },

  getPayable: ({ db, me, path }) => {
    const refusal = missingPermission(me, permissions.cardPayment);
    if (refusal) return refusal;
    const records = paymentsDb(db);
    const record = findPayable(records, path.payableId);
    return record ? { status: 200, body: toPayable(records, record) } : notFound();
  },
} satisfies Partial<Area<'payments'>>;
