import type { FaultyServer } from './faultyServer.ts';
import { answered, changing, instead, missing, product, succeeded } from './ways.ts';

const PAGE = '<!doctype html><title>Oops</title><h1>Something went wrong</h1>';

/** The answer in other bytes or under another name, its status as it is. */
const said = (type: string, change: (text: string) => string = (text) => text): FaultyServer['tell'] => {
  return async ({ next, id }) => {
    const response = await next();
    if (id === undefined || !succeeded(response)) return response;
    return answered(change(await response.text()), response.status, type);
  };
};

/** Statuses, content types and bodies that cannot be read. */
export const aboutAnswers: readonly FaultyServer[] = [
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
