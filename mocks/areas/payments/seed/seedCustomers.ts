import type { CustomerRecord } from '#mocks/areas/payments/records/recordTypes.ts';

/** A customer with the currency it is billed in. */
export interface BilledCustomer extends CustomerRecord {
  currency: string;
}

const createCustomer = (id: string, name: string, email: string, currency: string): BilledCustomer => ({
  id: `cus-${id}`,
  name,
  email: `${email}.test`,
  currency,
});

/** Customers with the currency they are billed in. */
export const billedCustomers: readonly [BilledCustomer, ...BilledCustomer[]] = [
  createCustomer('01', 'Brookfield Events', 'accounts@brookfield', 'USD'),
  createCustomer('02', 'Lakeside Schools', 'office@lakeside', 'USD'),
  createCustomer('03', 'Hansa Messebau', 'buchhaltung@hansa-messe', 'EUR'),
  createCustomer('04', 'Northgate Rowing Club', 'treasurer@northgate', 'GBP'),
  createCustomer('05', 'Sakura Trading', 'billing@sakura', 'JPY'),
  createCustomer('06', 'Gulf Gate Hospitality', 'finance@gulfgate', 'KWD'),
  createCustomer('07', 'Alpenblick Tourismus', 'rechnung@alpenblick', 'CHF'),
  createCustomer('08', 'Aegean Sail Week', 'logistirio@aegeansail', 'EUR'),
  createCustomer('09', 'Prairie Credit Union', 'ap@prairiecu', 'USD'),
  createCustomer('10', 'Maison Verlaine', 'compta@verlaine', 'EUR'),
];

export const customers: readonly CustomerRecord[] = billedCustomers.map(({ id, name, email }) => ({
  id,
  name,
  email,
}));
