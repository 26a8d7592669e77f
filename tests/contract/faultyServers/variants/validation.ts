import { isRecord } from '#mocks/contract/homes.ts';
import type { OperationId } from '#mocks/core/types.ts';
import { answerByExample, rewriteHeaders } from '#tests/contract/faultyServers/buildAnswers.ts';

import { mendBody, mendQuery } from './mending.ts';
import { serve } from './serving.ts';
import { answerUncheckedCall } from './unchecked.ts';
import type { Serve, Variant } from './variant.ts';

const of = (name: string, operation: OperationId, answer: Serve): Variant => ({
  name,
  operations: [operation],
  start: () => serve(operation, answer),
});

const ANY_CODE = ['required', 'not_allowed', 'unknown_field', 'wrong_type', 'invalid', 'unknown'];

/** Answers a request of an unknown media type as if it were JSON. */
const readAnything: Serve = async (call) => {
  const response = await call.next();
  if (response.status !== 422 || call.request.headers.get('content-type') === 'application/json') {
    return response;
  }
  return call.next(rewriteHeaders(call, (headers) => headers.set('content-type', 'application/json')));
};

/** Answers a file that is too large as if it were the example. */
const takeLargerFile: Serve = async (call) => {
  const response = await call.next();
  return response.status === 413 ? answerByExample(call) : response;
};

/** Answers a body that cannot be read as if it were the example. */
const takeHalfJson: Serve = async (call) => {
  const response = await call.next();
  return (await response.clone().text()).includes('unreadable') ? answerByExample(call) : response;
};

/** Gives a call without its key one. */
const inventKey: Serve = (call) => {
  if (call.request.headers.has('idempotency-key')) return call.next();
  const key = crypto.randomUUID();
  return call.next(rewriteHeaders(call, (headers) => headers.set('idempotency-key', key)));
};

const numberIn = (value: unknown): unknown =>
  typeof value === 'string' && Number.isFinite(Number.parseFloat(value)) ? Number.parseFloat(value) : 1;

/** Wrong requests that are taken, and what becomes of them. */
export const validation: readonly Variant[] = [
  of('a view is stored as it comes, whatever is in it', 'createView', answerUncheckedCall),
  of('prices of charges are stored as they come', 'replaceCharges', answerUncheckedCall),
  of('a ladder is stored as it comes', 'createSlabSet', answerUncheckedCall),
  of('a receipt goes to any text', 'sendReceipt', answerUncheckedCall),
  of('events are taken whatever they are', 'sendSearchEvents', answerUncheckedCall),
  of('a form is taken without its file', 'startImport', answerUncheckedCall),
  of(
    'fields that are not known are passed over in a profile',
    'updateAccount',
    mendBody(['unknown_field'], () => undefined),
  ),
  of(
    'fields that are not known are passed over in a saved search',
    'createSavedSearch',
    mendBody(['unknown_field'], () => undefined),
  ),
  of('a text is taken for the number in it', 'checkMoq', mendBody(['wrong_type'], numberIn)),
  of(
    'a number is taken for a text',
    'createCategory',
    mendBody(['wrong_type'], (value) => (typeof value === 'string' ? value : String(value))),
  ),
  of(
    'a text that is too long is cut',
    'createSavedSearch',
    mendBody(['too_long'], (value) => String(value).slice(0, 60)),
  ),
  of(
    'a name of blanks becomes a name of its own',
    'createView',
    mendBody(['invalid'], () => `Untitled ${crypto.randomUUID()}`),
  ),
  of(
    'a choice that is none becomes the usual one',
    'updateSupplier',
    mendBody(['not_allowed'], () => 'active'),
  ),
  of(
    'a percentage that is too high becomes the highest',
    'setCategoryTargets',
    mendBody(['too_large'], () => 95),
  ),
  of(
    'a quantity that is too small becomes 1',
    'getQuote',
    mendQuery(['too_small'], () => '1'),
  ),
  of(
    'a state that is none is passed over in a filter',
    'listJobs',
    mendQuery(['not_allowed', 'invalid'], () => undefined),
  ),
  of(
    'a moment without a zone is taken for one of this place',
    'listPayments',
    mendQuery(['invalid'], (value) => {
      const time = Date.parse(value);
      return Number.isNaN(time) ? value : new Date(time).toISOString();
    }),
  ),
  of(
    'what is wrong in a bulk action is left out',
    'previewBulk',
    mendBody(ANY_CODE, (value) => (isRecord(value) ? value : undefined)),
  ),
  of('a file is exported without a key', 'startExport', inventKey),
  of('a payment link is sent whatever the media type says', 'createPaymentLink', readAnything),
  of('a table of one byte more than the largest is taken', 'startImport', takeLargerFile),
  of('a picture of one byte more than the largest is taken', 'addProductImage', takeLargerFile),
  of('half a JSON is taken for a password reset', 'forgotPassword', takeHalfJson),
  {
    name: 'a change of nothing is taken',
    operations: ['updateAccount'],
    start: () =>
      serve('updateAccount', async (call) =>
        call.text.replaceAll(/\s/g, '') === '{}' ? answerByExample(call) : call.next(),
      ),
  },
];
