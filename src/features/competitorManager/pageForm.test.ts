import { expect, test, vi } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { pageSchema, readingInput, readingValues, type PageValues } from './pageForm.ts';
import { isPackText, pricePerPiece } from './packText.ts';

const values = (change: Partial<PageValues> = {}): PageValues => ({
  ...readingValues(examples.reading),
  listingTitle: 'Mug',
  matchType: 'exact',
  packFactor: '1',
  ...change,
});
const messages = (change: Partial<PageValues>): string[] =>
  (pageSchema.safeParse(values(change)).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')} ${message}`,
  );

test('what a page shows is sent as it was read', () => {
  const { currency, breaks, setupCharge, runCharge, shippingNote } = examples.reading;
  expect(readingInput(values(), 'USD')).toEqual({ currency, breaks, setupCharge, runCharge, shippingNote });
});

test.each([
  ['', undefined],
  ['2026-11-27', undefined],
  ['2026-11-20', '2026-11-20T23:59:59.000Z'],
])('a reading of the day %j is of %j', (day, capturedAt) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-27T10:00:00Z'), toFake: ['Date'] });
  vi.stubEnv('TZ', 'UTC');
  try {
    expect(messages({ day })).toEqual([]);
    expect(readingInput(values({ day }), 'USD').capturedAt).toBe(capturedAt);
    expect(messages({ day: '2026-11-28' })).toEqual(['day reading.dayWrong']);
    expect(messages({ day: '?' })).toEqual(['day reading.dayWrong']);
    expect(messages({ day: '0026-11-20' })).toEqual(['day reading.dayWrong']);
  } finally {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  }
});

test('rows that are empty are left out, and at least one is wanted', () => {
  const blank = { minQty: '', unitPrice: '' };
  const breaks = [blank, { minQty: '10', unitPrice: '1.5' }, blank];
  expect(messages({ breaks })).toEqual([]);
  expect(readingInput(values({ breaks }), 'EUR').breaks).toEqual([{ minQty: 10, unitPrice: '1.5' }]);
  expect(messages({ breaks: [blank] })).toEqual(['breaks.0.unitPrice reading.required']);
});

test('what is wrong is said at its row, blank rows counted', () => {
  const breaks = [
    { minQty: '10', unitPrice: '1.5' },
    { minQty: '', unitPrice: '' },
    { minQty: '10', unitPrice: '0' },
  ];
  expect(messages({ breaks })).toEqual([
    'breaks.2.minQty reading.notAscending',
    'breaks.2.unitPrice reading.price',
  ]);
  expect(messages({ breaks: [{ minQty: '0', unitPrice: '1.23456' }] })).toEqual([
    'breaks.0.minQty reading.quantity',
    'breaks.0.unitPrice reading.price',
  ]);
});

test('a pack factor is a number above zero, or not known', () => {
  for (const text of ['', '1', '0.5', '100000']) expect([text, isPackText(text)]).toEqual([text, true]);
  for (const text of ['0', '-1', 'a', '100001', '1.23456'])
    expect([text, isPackText(text)]).toEqual([text, false]);
  expect(pricePerPiece('12.00', '25')).toBe('0.48');
  expect(pricePerPiece('12.00', '')).toBeNull();
  expect(pricePerPiece(undefined, '25')).toBeNull();
});

test.each(['', '.', '5.', '.5.'])('while a price is typed, %j says nothing of a piece', (price) => {
  expect(pricePerPiece(price, '25')).toBeNull();
});

test('a box of one is a piece, of which there is nothing to say', () => {
  expect(pricePerPiece('12.00', '1')).toBeNull();
});
