import { setTimeout as pause } from 'node:timers/promises';

import type { Lie } from './lie.ts';
import { changing, instead } from './ways.ts';

const PAGE = '<!doctype html><title>Oops</title><h1>Something went wrong</h1>';

const answered = (body: string | null, status: number, type: string): Response => {
  const bytes = body === null ? null : new TextEncoder().encode(body);
  return new Response(bytes, { status, headers: type === '' ? {} : { 'content-type': type } });
};

const succeeded = (response: Response): boolean => response.status < 300;
const missing = (response: Response): boolean => response.status === 404;

const product = (name: string, caughtBy: string, tell: Lie['tell']): Lie => ({
  name,
  caughtBy,
  of: 'getProduct',
  tell,
});

/** The answer in other bytes or under another name, its status as it is. */
const said = (type: string, change: (text: string) => string = (text) => text): Lie['tell'] => {
  return async ({ next, id }) => {
    const response = await next();
    if (id === undefined || !succeeded(response)) return response;
    return answered(change(await response.text()), response.status, type);
  };
};

/** Statuses, content types, bodies that cannot be read, and connections. */
export const aboutAnswers: readonly Lie[] = [
  product(
    '410 where 404 is described',
    'status',
    instead(missing, () => answered('{}', 410, 'application/json')),
  ),
  product(
    'a teapot',
    'status',
    instead(succeeded, () => answered('{}', 418, 'application/json')),
  ),
  product(
    '204 where a body is described',
    'status',
    instead(succeeded, () => answered(null, 204, '')),
  ),
  product(
    'a redirect to a sign-in page',
    'status',
    instead(succeeded, () => Response.redirect('http://localhost/login')),
  ),
  {
    name: '200 where something was created',
    caughtBy: 'status',
    of: 'createCategory',
    tell: async ({ next }) => {
      const response = await next();
      return response.status === 201 ? new Response(response.body, { headers: response.headers }) : response;
    },
  },
  product(
    'a page of a proxy as success',
    'content-type',
    instead(succeeded, () => answered(PAGE, 200, 'text/html')),
  ),
  product(
    'a page where a refusal is described',
    'content-type',
    instead(missing, () => answered(PAGE, 404, 'text/html')),
  ),
  product('JSON that is called text', 'content-type', said('text/plain; charset=utf-8')),
  product('JSON without a name', 'content-type', said('')),
  product('JSON under a name of its own', 'content-type', said('application/vnd.shop+json')),
  product(
    'a refusal that is called plain JSON',
    'content-type',
    instead(missing, () =>
      answered('{"title":"x","status":404,"code":"not_found"}', 404, 'application/json'),
    ),
  ),
  product(
    'half a JSON',
    'readable',
    said('application/json', (text) => text.slice(0, text.length / 2)),
  ),
  product(
    'an empty body',
    'readable',
    said('application/json', () => ''),
  ),
  product(
    'NaN in JSON',
    'readable',
    said('application/json', (text) => text.replace(/"moq":\d+/, '"moq":NaN')),
  ),
  product(
    'a warning before the JSON',
    'readable',
    said('application/json', (text) => `Warning: x\n${text}`),
  ),
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
  product(
    'a plain read that is refused',
    'plain-read',
    instead(succeeded, () => {
      const body = '{"title":"Wrong","status":422,"code":"validation_failed"}';
      return answered(body, 422, 'application/problem+json');
    }),
  ),
  {
    name: 'a status 0 by accident',
    caughtBy: 'needs-login',
    of: 'getUserMenu',
    tell: changing((body) => ({ status: 0, ...body })),
  },
];
