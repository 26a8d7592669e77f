import { at, isRecord } from '#mocks/contract/homes.ts';
import { dbOf } from '#mocks/core/mockSessions.ts';

import type { FaultyServer } from './faultyServer.ts';
import { changeSuccess, rewriteQuery, rewriteRequest } from './buildAnswers.ts';
import { dropEntries } from './unseen4/dropEntries.ts';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const leaveNoEntry: FaultyServer['answer'] = async ({ id, request, next }) => {
  const db = dbOf(request);
  const { lastId } = db.activity;
  const response = await next();
  if (id !== undefined && response.ok) dropEntries(db, lastId);
  return response;
};

/** What the contract states beside OpenAPI's own words. */
export const aboutStated: readonly FaultyServer[] = [
  {
    name: 'of several values that all have to match only the first one counts',
    caughtBy: 'list-filter',
    of: 'listProducts',
    answer: rewriteRequest((call) =>
      rewriteQuery(call, (query) => {
        const [first] = query.getAll('flag');
        if (first === undefined) return;
        query.delete('flag');
        query.set('flag', first);
      }),
    ),
  },
  {
    name: 'the upper end of a range is not a part of it',
    caughtBy: 'list-range',
    of: 'listPayments',
    answer: rewriteRequest((call) =>
      rewriteQuery(call, (query) => {
        const most = Number(query.get('maxMinor'));
        if (most > 0) query.set('maxMinor', String(most - 1));
      }),
    ),
  },
  {
    name: 'a list that is asked for no size of its pages gives larger ones than it says',
    caughtBy: 'default-value',
    of: 'listSkus',
    answer: rewriteRequest((call) =>
      rewriteQuery(call, (query) => {
        if (!query.has('pageSize')) query.set('pageSize', '25');
      }),
    ),
  },
  {
    name: 'a search finds words only as they stand side by side',
    caughtBy: 'list-search-words',
    of: 'listSuppliers',
    answer: changeSuccess((body, { request }) => {
      const wanted = new URL(request.url).searchParams.get('q')?.toLowerCase() ?? '';
      const items = listOf(body['items']).filter((item) =>
        [at(item, 'name'), at(item, 'code')].some((text) => String(text).toLowerCase().includes(wanted)),
      );
      return { ...body, items };
    }),
  },
  {
    name: 'JSON begins with a byte order mark',
    caughtBy: 'byte-order-mark',
    of: 'listFxRates',
    answer: async ({ id, next }) => {
      const response = await next();
      if (id === undefined || !response.ok) return response;
      return new Response(`\uFEFF${await response.text()}`, response);
    },
  },
  {
    name: 'a template has a formula',
    caughtBy: 'no-formulas',
    of: 'getImportTemplate',
    answer: async ({ id, next }) => {
      const response = await next();
      return id === undefined || !response.ok
        ? response
        : new Response(`${await response.text()}+1+A1`, response);
    },
  },
  {
    name: 'invoices are found by their whole number only',
    caughtBy: 'list-search-beginnings',
    of: 'listPayables',
    answer: changeSuccess((body, { request }) => {
      const wanted = new URL(request.url).searchParams.get('q')?.toLowerCase();
      const items = listOf(body['items']).filter(
        (item) => wanted === undefined || String(at(item, 'number')).toLowerCase() === wanted,
      );
      return { ...body, items, total: items.length };
    }),
  },
  {
    name: 'an export is in no list of jobs',
    caughtBy: 'started-listed',
    of: 'listJobs',
    after: 'startExport',
    answer: changeSuccess((body) => {
      const items = listOf(body['items']).filter((item) => at(item, 'kind') !== 'export');
      return { ...body, items, total: items.length };
    }),
  },
  {
    name: 'what is overdue is open',
    caughtBy: 'value-when',
    of: 'listPayables',
    answer: changeSuccess((body) => ({
      ...body,
      items: listOf(body['items']).map((item) => Object.assign({}, item, { status: 'open' })),
    })),
  },
  {
    name: 'a refusal names another field',
    caughtBy: 'beyond-limits',
    of: 'createCategory',
    answer: async ({ id, next }) => {
      const response = await next();
      if (id === undefined || response.status !== 422) return response;
      const body: unknown = await response.json();
      const errors = listOf(at(body, 'errors')).map((one) =>
        isRecord(one) && one['field'] === 'title' ? { ...one, field: 'parentId' } : one,
      );
      return new Response(JSON.stringify({ ...Object(body), errors }), response);
    },
  },
  {
    name: 'a change of a supplier leaves no entry in the log',
    caughtBy: 'logged',
    of: 'updateSupplier',
    answer: leaveNoEntry,
  },
  {
    name: 'a deleted search leaves no entry in the log',
    caughtBy: 'logged',
    of: 'deleteSavedSearch',
    answer: leaveNoEntry,
  },
];
