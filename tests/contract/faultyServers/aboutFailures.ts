import { setTimeout as pause } from 'node:timers/promises';

import type { FaultyServer } from './faultyServer.ts';
import { createAnswer, replaceAnswer, isMissing, createProductFault, hasSucceeded } from './buildAnswers.ts';

/** Connections that break, answers that come late or never, and servers that fail. */
export const aboutFailures: readonly FaultyServer[] = [
  createProductFault('an answer that breaks off', 'whole-answer', async ({ next, id }) => {
    const response = await next();
    if (id === undefined || !hasSucceeded(response)) return response;
    const text = await response.text();
    const length = String(text.length * 2);
    return new Response(text, { headers: { 'content-type': 'application/json', 'content-length': length } });
  }),
  createProductFault(
    'a connection that is cut',
    'whole-answer',
    replaceAnswer(hasSucceeded, () => Response.error()),
  ),
  createProductFault('an answer that never comes', 'whole-answer', async ({ next, id }) => {
    const response = await next();
    if (id !== undefined && hasSucceeded(response)) await pause(1500, undefined, { ref: false });
    return response;
  }),
  createProductFault('an answer that comes late', 'time', async ({ next, id }) => {
    const response = await next();
    if (id !== undefined && hasSucceeded(response)) await pause(300);
    return response;
  }),
  {
    name: 'a failure at letters that are not English',
    caughtBy: 'server-error',
    of: 'forgotPassword',
    answer: replaceAnswer(
      (_response, { text }) => /[^ -~\s]|@[a-z]{3}\./.test(text),
      () => createAnswer('{}', 500, 'application/json'),
    ),
  },
  {
    name: 'a failure at an emoji',
    caughtBy: 'server-error',
    of: 'updateAccount',
    answer: replaceAnswer(
      (_response, { text }) => /\p{Extended_Pictographic}/u.test(text),
      () => createAnswer('{}', 500, 'application/json'),
    ),
  },
  {
    name: 'a failure at an apostrophe',
    caughtBy: 'server-error',
    of: 'createView',
    answer: replaceAnswer(
      (_response, { text }) => text.includes("'"),
      () => createAnswer('{}', 500, 'application/json'),
    ),
  },
  createProductFault(
    'a failure where there is nothing',
    'server-error',
    replaceAnswer(isMissing, () => createAnswer('{}', 500, 'application/json')),
  ),
  {
    name: 'a failure at half a JSON',
    caughtBy: 'server-error',
    of: 'createView',
    answer: replaceAnswer(
      (_response, { text }) => text.endsWith(': '),
      () => createAnswer('{}', 500, 'application/json'),
    ),
  },
  {
    name: 'a failure where a refusal should be',
    caughtBy: 'server-error',
    of: 'createView',
    answer: replaceAnswer(
      (response) => response.status === 422,
      () => createAnswer('{}', 500, 'application/json'),
    ),
  },
];
