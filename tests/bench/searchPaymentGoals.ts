import type { PaymentFigure } from './paymentTimes.ts';
import type { PartSize } from './searchPaymentSizes.ts';
import type { SearchFigure } from './searchTimes.ts';
import type { Goal } from './tables.ts';
import type { Times } from './timesOf.ts';

/** Which mock answers: in a process of its own, with few or many documents, or in the page as in the demo. */
export const shelves = { '5,000': {}, '50,000': { data: 'large' }, demo: { demo: true } } as const;
export type Shelf = keyof typeof shelves;
export type Figure = `${Shelf}: ${SearchFigure}` | PaymentFigure;

interface Measured {
  times: ReadonlyMap<Figure, Times>;
  sizes: readonly PartSize[];
  /** Characters of both screens in the files of the first load. */
  inFirst: number;
  /** Of the mock's engine with 5,000 documents, in ms. */
  index: number;
}

/** The targets of searches and payments, and what was measured. */
export function searchPaymentGoals({ times, sizes, inFirst, index }: Measured): Goal[] {
  const middle = (figure: Figure): number => times.get(figure)?.middle ?? Number.NaN;
  const p95 = (figure: Figure): number => times.get(figure)?.p95 ?? Number.NaN;
  const gzip = (...parts: readonly string[]): number =>
    sizes.filter(({ part }) => parts.includes(part)).reduce((sum, part) => sum + part.gzip / 1000, 0);
  return [
    { what: 'key to hits, 5,000 documents, middle, ms', value: middle('5,000: key to hits'), limit: 50 },
    { what: 'key to hits, 5,000 documents, p95, ms', value: p95('5,000: key to hits'), limit: 150 },
    { what: 'key to hits, 50,000 documents, middle, ms', value: middle('50,000: key to hits'), limit: 50 },
    { what: 'key to hits, 50,000 documents, p95, ms', value: p95('50,000: key to hits'), limit: 150 },
    { what: 'first hits after a click, cold mock, ms', value: middle('5,000: first hits'), limit: 1000 },
    { what: 'first hits after a click, demo, ms', value: middle('demo: first hits'), limit: 1000 },
    { what: 'longest task while typing, ms', value: middle('5,000: longest task, typing'), limit: 50 },
    { what: 'longest task while typing, demo, ms', value: middle('demo: longest task, typing'), limit: 50 },
    { what: '5,000 documents indexed in a worker, ms', value: index, limit: 300 },
    { what: 'search with its client, kB gzip', value: gzip('/typesense', 'Typesense’s client'), limit: 60 },
    {
      what: 'card payment with its form, kB gzip',
      value: gzip('/stripe-payment', 'card form with Stripe’s wrappers'),
      limit: 35,
    },
    { what: 'both screens in the first load, bytes', value: inFirst, limit: 0 },
    { what: 'card form ready, ms', value: middle('card form, first'), limit: 1000 },
    { what: 'pay to answer, beyond the backend, ms', value: middle('pay, beyond the backend'), limit: 100 },
    { what: 'list of 1,000 payments, ms', value: middle('payments, first'), limit: 200 },
  ];
}
