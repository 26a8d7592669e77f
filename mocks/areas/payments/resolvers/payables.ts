import { findsWords } from '#mocks/areas/catalogue/records/filters.ts';
import { folded } from '#mocks/areas/catalogue/records/skuNumbers.ts';
import { pageOf } from '#mocks/core/pages.ts';
import type { Payable } from '#mocks/contract/types/types.gen.ts';
import { refusedWithout } from '#mocks/core/hasPermission.ts';
import { paidBy, shownPayable } from '#mocks/areas/payments/records/shown.ts';
import { payableNamed, paymentsDb } from '#mocks/areas/payments/records/paymentsDb.ts';
import { notFound } from '#mocks/core/problems.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';

function finds(q: string, { number, customer }: Payable): boolean {
  return folded(number).startsWith(folded(q).trim()) || findsWords(q, customer.name, customer.email);
}

/** What is due first stands first; what has no date, last. */
function byDueDate(a: Payable, b: Payable): number {
  return (a.dueDate ?? '9999').localeCompare(b.dueDate ?? '9999') || a.number.localeCompare(b.number);
}

/** Invoices and orders that can be paid by card. */
export const payables = {
  listPayables: ({ db, me, query }) => {
    const refused = refusedWithout(me, permissions.cardPayment);
    if (refused) return refused;
    const records = paymentsDb(db);
    const [paid, now] = [paidBy(records), Date.now()];
    const { q, customerId, id, open = true } = query;
    const items = [...records.payables.values()]
      .filter(
        (record) => (!customerId || record.customerId === customerId) && (!id || id.includes(record.id)),
      )
      .map((record) => shownPayable(records, record, paid, now))
      .filter((payable) => payable.openMinor > 0 === open && (!q || finds(q, payable)))
      .sort(byDueDate);
    return { status: 200, body: pageOf(items, query) };
  },

  getPayable: ({ db, me, path }) => {
    const refused = refusedWithout(me, permissions.cardPayment);
    if (refused) return refused;
    const records = paymentsDb(db);
    const record = payableNamed(records, path.payableId);
    return record ? { status: 200, body: shownPayable(records, record) } : notFound();
  },
} satisfies Partial<Area<'payments'>>;
