import { at, isRecord } from '#mocks/contract/homes.ts';

import { answerWithoutWriting, listOf } from '#tests/contract/faultyServers/variants/serving.ts';
import { changeSuccess, rewriteBody, rewriteRequest } from './buildAnswers.ts';
import type { FaultyServer } from './faultyServer.ts';

const WEEK_MS = 604_800_000;

const server = (
  name: string,
  caughtBy: string,
  of: FaultyServer['of'],
  answer: FaultyServer['answer'],
): FaultyServer => ({ name, caughtBy, of, answer });

/** Uses the body with each field as this makes it; undefined leaves it out. */
const changeFields = (change: (value: unknown, name: string) => unknown): FaultyServer['answer'] =>
  rewriteRequest((call) =>
    rewriteBody(call, (body) =>
      Object.fromEntries(
        Object.entries(body)
          .map(([name, value]) => [name, change(value, name)] as const)
          .filter(([, value]) => value !== undefined),
      ),
    ),
  );

const rounded = (charge: unknown): unknown =>
  isRecord(charge) ? { ...charge, price: Number(charge['price']).toFixed(0) } : charge;

/** What a write says and what is kept of it. */
export const aboutKeeping: readonly FaultyServer[] = [
  server(
    'a restored product is answered under another name',
    'read-again',
    'restoreProduct',
    changeSuccess((body) => ({ ...body, name: `${String(body['name'])} (restored)` })),
  ),
  server(
    'a link that is sent again is answered with a longer life than it has',
    'read-again',
    'resendPaymentLink',
    changeSuccess((body) => {
      const expiresAt = new Date(Date.parse(String(body['expiresAt'])) + WEEK_MS).toISOString();
      return { ...body, expiresAt };
    }),
  ),
  server(
    'new targets are answered as if they were those of the parent',
    'read-again',
    'setCategoryTargets',
    changeSuccess((body) => ({ ...body, effectiveMinGpPct: Number(body['effectiveMinGpPct']) + 1 })),
  ),
  server('all variants are answered, and one is made', 'made-all', 'createVariants', async (call) => {
    const response = await call.next();
    const answered: unknown = response.ok ? await response.clone().json() : undefined;
    if (listOf(at(answered, 'items')).length < 2) return response;
    const made = listOf(at(answered, 'items')).map((item, index): unknown =>
      index === 0 ? item : { ...Object(item), id: `sku-${index}` },
    );
    return Response.json({ items: made }, { status: 201, headers: response.headers });
  }),
  server('a link that is closed can be closed again', 'done-once', 'deactivatePaymentLink', async (call) => {
    const response = await call.next();
    const body: unknown = response.status === 409 ? await response.clone().json() : undefined;
    return at(body, 'code') === 'wrong_state' ? Response.json(at(body, 'current')) : response;
  }),
  server('a refund is answered and forgotten', 'made-inside', 'refundPayment', answerWithoutWriting),
  server(
    'charges are rounded',
    'kept',
    'replaceCharges',
    changeFields((value) => (Array.isArray(value) ? value.map(rounded) : value)),
  ),
  server(
    'no time at all is taken for an unknown one',
    'kept',
    'updateProduct',
    changeFields((value, name) => (name === 'leadTimeDays' && value === 0 ? null : value)),
  ),
  server(
    'what is known of a SKU cannot be taken away',
    'kept',
    'updateSku',
    changeFields((value) => value ?? undefined),
  ),
  server(
    'a text that was emptied stays',
    'kept',
    'updateProduct',
    changeFields((value) => (value === '' ? undefined : value)),
  ),
  server(
    'a new link can be paid as often as one likes where nothing is said',
    'defaults',
    'createPaymentLink',
    rewriteRequest((call) => rewriteBody(call, (body) => ({ singleUse: false, ...body }))),
  ),
  server(
    'a long description is cut',
    'stored',
    'createProduct',
    changeFields((value) => (typeof value === 'string' ? value.slice(0, 500) : value)),
  ),
  server(
    'a new product has no description',
    'stored',
    'createProduct',
    changeFields((value, name) => (name === 'description' ? undefined : value)),
  ),
];
