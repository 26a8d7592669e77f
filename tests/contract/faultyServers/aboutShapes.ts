import { at, isRecord } from '#mocks/contract/homes.ts';

import type { FaultyServer } from './faultyServer.ts';
import { changeSuccess, setFields } from './buildAnswers.ts';

const product = (name: string, fields: Readonly<Record<string, unknown>>): FaultyServer => ({
  name,
  caughtBy: 'schema',
  of: 'getProduct',
  answer: setFields(fields),
});

const refusal = (
  name: string,
  of: FaultyServer['of'],
  change: (body: Record<string, unknown>) => unknown,
): FaultyServer => ({
  name,
  caughtBy: 'schema',
  of,
  answer: async ({ next }) => {
    const response = await next();
    const body: unknown = response.status >= 400 ? await response.clone().json() : undefined;
    if (!isRecord(body) || at(body, 'status') === 0) return response;
    return new Response(JSON.stringify(change(body)), { status: response.status, headers: response.headers });
  },
});

/** Bodies that are not what they should be. */
export const aboutShapes: readonly FaultyServer[] = [
  product('a number as text', { moq: '24' }),
  product('a field missing', { name: undefined }),
  product('null where it is not allowed', { name: null }),
  product('a choice that is none', { status: 'gone' }),
  product('a choice in capitals', { status: 'ACTIVE' }),
  product('a date without its zone', { updatedAt: '2026-01-31T12:00:00' }),
  product('a date as seconds', { updatedAt: 1_769_860_800 }),
  product('a date as people write it', { createdAt: '31.01.2026' }),
  product('a count below nothing', { skuCount: -1 }),
  product('a fraction where whole numbers are', { moq: 1.5 }),
  product('a truth as text', { isKvi: 'true' }),
  product('a truth as 0 or 1', { isKvi: 1 }),
  product('a list as an object', { features: {} }),
  product('an empty list as null', { media: null }),
  product('a text that is too long', { sku: 'S'.repeat(65) }),
  product('an empty text', { id: '' }),
  product('an id as number', { id: 17 }),
  product('a thing as its id', { supplier: 'sup-01' }),
  product('a field of an inner thing missing', { supplier: { id: 'sup-01', name: 'Northwind' } }),
  product('a version of 0', { version: 0 }),
  {
    name: 'a wrapping that is not described',
    caughtBy: 'schema',
    of: 'getProduct',
    answer: changeSuccess((body) => ({ data: body })),
  },
  {
    name: 'a list where one thing is',
    caughtBy: 'schema',
    of: 'getProduct',
    answer: changeSuccess((body) => [body]),
  },
  { name: 'money as a float', caughtBy: 'schema', of: 'getQuote', answer: setFields({ run: 12.5 }) },
  {
    name: 'money with five decimals',
    caughtBy: 'schema',
    of: 'getQuote',
    answer: setFields({ allInUnit: '1.23456' }),
  },
  { name: 'money with its sign', caughtBy: 'schema', of: 'getQuote', answer: setFields({ setup: '$45.00' }) },
  {
    name: 'a currency in small letters',
    caughtBy: 'schema',
    of: 'getQuote',
    answer: setFields({ currency: 'usd' }),
  },
  {
    name: 'one wrong item far down a list',
    caughtBy: 'schema',
    of: 'listSuppliers',
    answer: changeSuccess((body) => {
      const items = Array.isArray(body['items']) ? body['items'] : [];
      return {
        items: items.map((one: unknown, index) =>
          index === 5 && isRecord(one) ? { ...one, code: 'x y' } : one,
        ),
      };
    }),
  },
  {
    name: 'a rate as number',
    caughtBy: 'schema',
    of: 'listFxRates',
    answer: setFields({ rates: { EUR: 0.92 } }),
  },
  {
    name: 'a flag in small letters',
    caughtBy: 'schema',
    of: 'getLoggedInUser',
    answer: setFields({ is_active: 'y' }),
  },
  {
    name: 'null deep in a tree',
    caughtBy: 'schema',
    of: 'getUserMenu',
    answer: setFields({ data: [{ title: 'Admin', child: [{ title: 'Team', child: null }] }] }),
  },
  refusal('a refusal without its code', 'getProduct', (body) => ({ ...body, code: undefined })),
  refusal('a refusal whose errors are a text', 'createView', (body) => ({
    ...body,
    errors: 'name is required',
  })),
  refusal('a refusal in the words of a framework', 'createView', () => ({ error: 'Unprocessable Entity' })),
  {
    ...product('a field that is not described', { internalNote: 'x' }),
    caughtBy: 'extra-properties',
    strict: true,
  },
  {
    name: 'a field of an inner thing that is not described',
    caughtBy: 'extra-properties',
    of: 'getProduct',
    strict: true,
    answer: changeSuccess((body) => ({ ...body, supplier: { ...Object(body['supplier']), margin: 4 } })),
  },
];
