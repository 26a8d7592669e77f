import type { CustomerRecord } from '#mocks/areas/payments/records/recordTypes.ts';

/** A customer with the currency it is billed in. */
export interface BilledCustomer extends CustomerRecord {
  currency: string;
}

const customer = (id: string, name: string, email: string, currency: string): BilledCustomer => ({
  id: `cus-${id}`,
  name,
  email: `${email}.test`,
  currency,
});

/** Customers with the currency they are billed in. */
export const billedCustomers: readonly [BilledCustomer, ...BilledCustomer[]] = [
  customer('01', 'Brookfield Events', 'accounts@brookfield', 'USD'),
  customer('02', 'Lakeside Schools', 'office@lakeside', 'USD'),
  customer('03', 'Hansa Messebau', 'buchhaltung@hansa-messe', 'EUR'),
  customer('04', 'Northgate Rowing Club', 'treasurer@northgate', 'GBP'),
  customer('05', 'Sakura Trading', 'billing@sakura', 'JPY'),
  customer('06', 'Gulf Gate Hospitality', 'finance@gulfgate', 'KWD'),
  customer('07', 'Alpenblick Tourismus', 'rechnung@alpenblick', 'CHF'),
  customer('08', 'Aegean Sail Week', 'logistirio@aegeansail', 'EUR'),
  customer('09', 'Prairie Credit Union', 'ap@prairiecu', 'USD'),
  customer('10', 'Maison Verlaine', 'compta@verlaine', 'EUR'),
];

export const customers: readonly CustomerRecord[] = billedCustomers.map(({ id, name, email }) => ({
  id,
  name,
  email,
}));
