import { isBreak, PRICE } from '#mocks/areas/activity/seed/historyIndex.ts';
import { at, isRecord } from '#mocks/contract/homes.ts';
import { dbOf } from '#mocks/core/mockSessions.ts';
import { changeRows, queryOf } from '#tests/contract/faultyServers/unseen/rows.ts';
import { replaceBody } from '#tests/contract/faultyServers/unseen/tools.ts';
import {
  changeBody,
  itemsOf,
  listOf,
  readPath,
  serve,
  type Fields,
} from '#tests/contract/faultyServers/variants/serving.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';

import { dropEntries } from './dropEntries.ts';

const findNewValues = changeRows(
  (call) => queryOf(call).has('value'),
  (rows, call) => {
    const field = queryOf(call).get('field');
    const value = queryOf(call).get('value')?.toLowerCase() ?? '';
    const isOfField = (name: unknown): boolean =>
      field === null || name === field || (field === PRICE && isBreak(String(name)));
    const hasValue = (change: unknown): boolean => {
      const after = at(change, 'after');
      return (
        isOfField(at(change, 'field')) && typeof after === 'string' && after.toLowerCase().includes(value)
      );
    };
    return rows.filter(({ changes }) => listOf(changes).some(hasValue));
  },
);

const nameLatestFound: Serve = async (call) => {
  const response = await call.next();
  const query = new URLSearchParams(queryOf(call));
  query.set('page', '1');
  query.set('sort', '-at');
  const found = response.ok ? await readPath(call, `/activity-log?${query}`) : undefined;
  const [latest] = found?.ok ? itemsOf(await found.json()) : [];
  return changeBody(response, (body) => ({ ...body, latestId: latest?.['id'] ?? null }));
};

const callUndoneChanged = (plan: Fields): Fields => ({
  ...plan,
  blocked: listOf(plan['blocked']).map((one) =>
    isRecord(one) && one['reason'] === 'alreadyUndone' ? { ...one, reason: 'changedSince' } : one,
  ),
});

const planUndo: Serve = async (call) => {
  const response = await call.next();
  if (response.status !== 409) return changeBody(response, callUndoneChanged);
  return replaceBody(response, (body) => {
    const { current } = body;
    return isRecord(current) ? { ...body, current: callUndoneChanged(current) } : body;
  });
};

const writeNothingDown: Serve = async (call) => {
  const db = dbOf(call.request);
  const { lastId } = db.activity;
  const response = await call.next();
  if (response.ok) dropEntries(db, lastId);
  return response;
};

/** The log, and taking back what is in it. */
export const activity: readonly Variant[] = [
  {
    // ActivityValue: "A change that has this text in its old or new value".
    name: 'old values are not found in the log',
    operations: ['createProduct', 'getProduct', 'updateProduct', 'listActivity'],
    start: () => serve('listActivity', findNewValues),
  },
  {
    // ActivityPage.latestId: "The latest entry of the log when it was read, whatever was asked for".
    name: 'the latest entry of the log is the latest that was asked for',
    operations: ['createProduct', 'updateProduct', 'listActivity'],
    start: () => serve('listActivity', nameLatestFound),
  },
  {
    // UndoReason: "its record was changed since, it is undone already".
    name: 'what is undone already is said to have been changed since',
    operations: [
      ...(['createProduct', 'getProduct', 'updateProduct', 'listActivity'] as const),
      ...(['previewUndo', 'applyUndo', 'getJob'] as const),
    ],
    start: () => serve(['previewUndo', 'applyUndo'], planUndo),
  },
  {
    // listActivity: "Every call that changes something leaves an entry".
    name: 'replacing the charges of a product leaves no entry',
    operations: ['createProduct', 'getProduct', 'listCharges', 'replaceCharges', 'listActivity'],
    start: () => serve('replaceCharges', writeNothingDown),
  },
];
