import type { FaultyServer } from './faultyServer.ts';
import {
  createAnswer,
  changeSuccess,
  replaceAnswer,
  isMissing,
  createProductFault,
  hasSucceeded,
} from './buildAnswers.ts';

const PAGE = '<!doctype html><title>Oops</title><h1>Something went wrong</h1>';

/** The answer in other bytes or under another name, its status as it is. */
const relabel = (type: string, change: (text: string) => string = (text) => text): FaultyServer['answer'] => {
  return async ({ next, id }) => {
    const response = await next();
    if (id === undefined || !hasSucceeded(response)) return response;
    return createAnswer(change(await response.text()), response.status, type);
  };
};

/** Statuses, content types and bodies that cannot be read. */
export const aboutAnswers: readonly FaultyServer[] = [
  createProductFault(
    '410 where 404 is described',
    'status',
    replaceAnswer(isMissing, () => createAnswer('{}', 410, 'application/json')),
  ),
  createProductFault(
    'a teapot',
    'status',
    replaceAnswer(hasSucceeded, () => createAnswer('{}', 418, 'application/json')),
  ),
  createProductFault(
    '204 where a body is described',
    'status',
    replaceAnswer(hasSucceeded, () => createAnswer(null, 204, '')),
  ),
  createProductFault(
    'a redirect to a sign-in page',
    'status',
    replaceAnswer(hasSucceeded, () => Response.redirect('http://localhost/login')),
  ),
  {
    name: '200 where something was created',
    caughtBy: 'status',
    of: 'createCategory',
    answer: async ({ next }) => {
      const response = await next();
      return response.status === 201 ? new Response(response.body, { headers: response.headers }) : response;
    },
  },
  createProductFault(
    'a page of a proxy as success',
    'content-type',
    replaceAnswer(hasSucceeded, () => createAnswer(PAGE, 200, 'text/html')),
  ),
  createProductFault(
    'a page where a refusal is described',
    'content-type',
    replaceAnswer(isMissing, () => createAnswer(PAGE, 404, 'text/html')),
  ),
  createProductFault('JSON that is called text', 'content-type', relabel('text/plain; charset=utf-8')),
  createProductFault('JSON without a name', 'content-type', relabel('')),
  createProductFault('JSON under a name of its own', 'content-type', relabel('application/vnd.shop+json')),
  createProductFault(
    'a refusal that is called plain JSON',
    'content-type',
    replaceAnswer(isMissing, () =>
      createAnswer('{"title":"x","status":404,"code":"not_found"}', 404, 'application/json'),
    ),
  ),
  createProductFault(
    'half a JSON',
    'readable',
    relabel('application/json', (text) => text.slice(0, text.length / 2)),
  ),
  createProductFault(
    'an empty body',
    'readable',
    relabel('application/json', () => ''),
  ),
  createProductFault(
    'NaN in JSON',
    'readable',
    relabel('application/json', (text) => text.replace(/"moq":\d+/, '"moq":NaN')),
  ),
  createProductFault(
    'a warning before the JSON',
    'readable',
    relabel('application/json', (text) => `Warning: x\n${text}`),
  ),
  createProductFault(
    'a plain read that is refused',
    'plain-read',
    replaceAnswer(hasSucceeded, () => {
      const body = '{"title":"Wrong","status":422,"code":"validation_failed"}';
      return createAnswer(body, 422, 'application/problem+json');
    }),
  ),
  {
    name: 'a status 0 by accident',
    caughtBy: 'needs-login',
    of: 'getUserMenu',
    answer: changeSuccess((body) => ({ status: 0, ...body })),
  },
];
