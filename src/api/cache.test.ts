import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, connectApi, networkFailure, stubNetwork } from '#tests/support/stubNetwork.ts';
import { invalidate } from './cache.ts';
import { ApiError } from './errors.ts';
import { listAccountSessionsOptions } from './generated/query/account.gen.ts';
import { getLoggedInUserOptions, getUserMenuOptions } from './generated/query/session.gen.ts';
import { setBackgroundErrorHandler, queryClient } from './queryClient.ts';

beforeEach(() => connectApi());
afterEach(() => queryClient.clear());

const sessions = { items: [] };

test('a page does not read again what its loader has read', async () => {
  const sent = stubNetwork(json(sessions));
  await queryClient.query({ ...listAccountSessionsOptions(), staleTime: 'static' });
  const stop = new QueryObserver(queryClient, listAccountSessionsOptions()).subscribe(() => undefined);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  stop();
  expect(sent).toHaveLength(1);
});

test('invalidate reads again what the page shows, and nothing else', async () => {
  const sent = stubNetwork(json(sessions));
  await queryClient.query({ ...listAccountSessionsOptions(), staleTime: 'static' });
  await queryClient.query({ ...getUserMenuOptions(), staleTime: 'static' });
  const stop = new QueryObserver(queryClient, listAccountSessionsOptions()).subscribe(() => undefined);
  await invalidate('listAccountSessions', 'getLoggedInUser');
  stop();
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/account/sessions',
    '/api/node/userMenu',
    '/api/account/sessions',
  ]);
});

test('invalidate marks what the page does not show as stale, whatever its parameters', async () => {
  stubNetwork(json(sessions));
  await queryClient.query({ ...listAccountSessionsOptions(), staleTime: 'static' });
  await queryClient.query({
    ...listAccountSessionsOptions({ headers: { 'X-Other': '1' } }),
    staleTime: 'static',
  });
  await invalidate('listAccountSessions');
  const stale = queryClient
    .getQueryCache()
    .getAll()
    .map((query) => query.state.isInvalidated);
  expect(stale).toEqual([true, true]);
});

test('the query cache does not retry, because the request layer did', async () => {
  const sent = stubNetwork(json({}, { status: 500 }));
  await expect(queryClient.query(getUserMenuOptions())).rejects.toMatchObject({ status: 500 });
  expect(sent).toHaveLength(1);
});

test('a read that starts offline fails at once instead of waiting', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  stubNetwork(networkFailure());
  await expect(queryClient.query(getUserMenuOptions())).rejects.toMatchObject({ kind: 'offline' });
});

test('E48 the reply of an earlier session does not reach the cache', async () => {
  let epoch = 1;
  connectApi({ epoch: () => epoch });
  stubNetwork(() => {
    epoch = 2;
    return Response.json({ username: 'someone.else' });
  });
  await expect(queryClient.query(getLoggedInUserOptions())).rejects.toMatchObject({ kind: 'stale' });
  expect(queryClient.getQueryData(getLoggedInUserOptions().queryKey)).toBeUndefined();
});

test('a failed refresh is reported once; a failed first read and a silent error are not reported', async () => {
  const heard = vi.fn();
  setBackgroundErrorHandler(heard);
  stubNetwork(json({}, { status: 500 }));
  await expect(queryClient.query(listAccountSessionsOptions())).rejects.toThrow();
  expect(heard).not.toHaveBeenCalled();

  queryClient.setQueryData(listAccountSessionsOptions().queryKey, sessions);
  await expect(queryClient.query({ ...listAccountSessionsOptions(), staleTime: 0 })).rejects.toThrow();
  expect(heard).toHaveBeenCalledExactlyOnceWith(expect.any(ApiError));

  stubNetwork(json({ status: 0 }));
  await expect(queryClient.query({ ...listAccountSessionsOptions(), staleTime: 0 })).rejects.toMatchObject({
    kind: 'loginNeeded',
  });
  expect(heard).toHaveBeenCalledOnce();
});
