import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { mockServer, resetMock } from '#mocks/adapters/unit.ts';
import { liveSession } from './liveSession.ts';

beforeAll(() => mockServer.listen());
afterEach(() => {
  vi.unstubAllEnvs();
  resetMock();
});
afterAll(() => mockServer.close());

const described = examples.searchSession;
const live = (key: string, status: number) => {
  vi.stubEnv('VITE_TYPESENSE_NODES', 'http://localhost/live/1,http://localhost/live/2');
  vi.stubEnv('VITE_TYPESENSE_SEARCH_KEY', key);
  mockServer.use(
    http.get('http://localhost/live/1/collections', ({ request }) =>
      request.headers.get('x-typesense-api-key') === key
        ? HttpResponse.json([], { status })
        : HttpResponse.error(),
    ),
  );
  return liveSession(described);
};

test('a key that can only search is used with the servers of the environment', async () => {
  const session = await live('search-only', 401);
  expect(session.nodes).toEqual([{ url: 'http://localhost/live/1' }, { url: 'http://localhost/live/2' }]);
  expect(session).toMatchObject({ apiKey: 'search-only', collections: described.collections });
  expect(session).not.toHaveProperty('nearestNode');
});

test('a key that can do more is refused', async () => {
  await expect(live('admin', 200)).rejects.toThrow('can do more than search');
});

test('without servers or a key it says what is missing', async () => {
  await expect(live('', 401)).rejects.toThrow('VITE_TYPESENSE_SEARCH_KEY');
});
