import { setTimeout as pause } from 'node:timers/promises';

import type { FaultyServer } from './faultyServer.ts';
import { answered, instead, missing, product, succeeded } from './ways.ts';

/** Connections that break, answers that come late or never, and servers that fail. */
export const aboutFailures: readonly FaultyServer[] = [
  product('an answer that breaks off', 'whole-answer', async ({ next, id }) => {
    const response = await next();
    if (id === undefined || !succeeded(response)) return response;
    const text = await response.text();
    const length = String(text.length * 2);
    return new Response(text, { headers: { 'content-type': 'application/json', 'content-length': length } });
  }),
  product(
    'a connection that is cut',
    'whole-answer',
    instead(succeeded, () => Response.error()),
  ),
  product('an answer that never comes', 'whole-answer', async ({ next, id }) => {
    const response = await next();
    if (id !== undefined && succeeded(response)) await pause(1500, undefined, { ref: false });
    return response;
  }),
  product('an answer that comes late', 'time', async ({ next, id }) => {
    const response = await next();
    if (id !== undefined && succeeded(response)) await pause(300);
    return response;
  }),
  {
    name: 'a failure at letters that are not English',
    caughtBy: 'server-error',
    of: 'forgotPassword',
    tell: instead(
      (_response, { text }) => /[^ -~\s]|@[a-z]{3}\./.test(text),
      () => answered('{}', 500, 'application/json'),
    ),
  },
  {
    name: 'a failure at an emoji',
    caughtBy: 'server-error',
    of: 'updateAccount',
    tell: instead(
      (_response, { text }) => /\p{Extended_Pictographic}/u.test(text),
      () => answered('{}', 500, 'application/json'),
    ),
  },
  {
    name: 'a failure at an apostrophe',
    caughtBy: 'server-error',
    of: 'createView',
    tell: instead(
      (_response, { text }) => text.includes("'"),
      () => answered('{}', 500, 'application/json'),
    ),
  },
  product(
    'a failure where there is nothing',
    'server-error',
    instead(missing, () => answered('{}', 500, 'application/json')),
  ),
  {
    name: 'a failure at half a JSON',
    caughtBy: 'server-error',
    of: 'createView',
    tell: instead(
      (_response, { text }) => text.endsWith(': '),
      () => answered('{}', 500, 'application/json'),
    ),
  },
  {
    name: 'a failure where a refusal should be',
    caughtBy: 'server-error',
    of: 'createView',
    tell: instead(
      (response) => response.status === 422,
      () => answered('{}', 500, 'application/json'),
    ),
  },
];
