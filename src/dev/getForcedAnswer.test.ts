import { beforeEach, describe, expect, test, vi } from 'vitest';
import { findOperation } from './devOperations.ts';
import { isFailureName } from './failures.ts';
import { getForcedAnswer, type Server } from './getForcedAnswer.ts';
import type { Force } from './scenarioRules.ts';
import { parseScenario } from './scenarioText.ts';

const send = vi.fn<(request: Request) => Promise<Response>>();
beforeEach(() => {
  send.mockReset().mockImplementation(() => Promise.resolve(Response.json({ from: 'the server' })));
});

/** Asks an operation under what is written as a scenario's text. */
function ask(
  text: string,
  server: Server = 'mock',
  signal = new AbortController().signal,
): Promise<Response> {
  const [[id, force] = ['', { once: false } satisfies Force]] = parseScenario(text).scenario;
  const operation = findOperation(id);
  if (!operation) throw new Error(`no operation in ${text}`);
  const hold = () => new Promise<void>(() => undefined);
  return getForcedAnswer(
    { operation, force, server, send, hold, failures: {} },
    new Request('http://localhost/api/x', { method: 'POST', body: '{"a":1}', signal }),
  );
}

describe('an example of the contract', () => {
  test.each(['mock', 'prism'] as const)(
    'is requested from %s by Prefer, with the request unchanged',
    async (server) => {
      await ask('authenticate.400-wrongPassword', server);
      const sent = send.mock.lastCall?.[0];
      expect(sent?.headers.get('Prefer')).toBe('code=400, example=wrongPassword');
      expect(await sent?.text()).toBe('{"a":1}');
    },
  );

  test.each([
    ['authenticate.400-wrongPassword', 400, 'application/json; charset=utf-8', null],
    ['authenticate.429-tooMany', 429, 'application/problem+json', '30'],
  ])('%s is answered in place of a real server, which receives nothing', async (text, status, type, wait) => {
    const { status: actual, headers } = await ask(text, 'backend');
    expect([actual, headers.get('content-type'), headers.get('retry-after')]).toEqual([status, type, wait]);
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a forced failure', () => {
  test.each([
    ['500', 500, 'application/json; charset=utf-8', /Internal/],
    ['500-html', 500, 'text/html; charset=utf-8', /<h1>/],
    ['502', 502, 'text/html; charset=utf-8', /<h1>/],
    ['503', 503, 'application/problem+json', /unavailable/],
    ['429', 429, 'application/problem+json', /too_many/],
    ['401', 401, 'application/json; charset=utf-8', /"status":0/],
    ['status0', 200, 'application/json; charset=utf-8', /"status":0/],
    ['truncated', 200, 'application/json; charset=utf-8', /[^}]$/],
    ['html', 200, 'text/html; charset=utf-8', /<h1>/],
    ['untyped', 200, null, /success/],
    ['empty', 200, 'application/json; charset=utf-8', /^$/],
    ['null', 200, 'application/json; charset=utf-8', /^null$/],
    ['shape', 200, 'application/json; charset=utf-8', /unexpected/],
  ])('%s is answered %i as %s without a request to any server', async (name, status, type, body) => {
    expect(isFailureName(name)).toBe(true);
    const response = await ask(`logout.fault-${name}`, 'backend');
    expect([response.status, response.headers.get('content-type')]).toEqual([status, type]);
    expect(await response.text()).toMatch(body);
    expect(send).not.toHaveBeenCalled();
  });

  test('429 carries the time to wait', async () => {
    expect((await ask('logout.fault-429')).headers.get('retry-after')).toBe('7');
  });

  test('a missing connection rejects as fetch does', async () => {
    await expect(ask('logout.fault-offline')).rejects.toThrow(TypeError);
    expect(send).not.toHaveBeenCalled();
  });

  test('a lost answer still has its effect on the server', async () => {
    await expect(ask('logout.fault-lost')).rejects.toThrow(TypeError);
    expect(send).toHaveBeenCalledOnce();
  });

  test('a connection that breaks off fails while the body is read', async () => {
    const response = await ask('logout.fault-reset');
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('connection lost');
  });
});

describe('a forced delay', () => {
  test.each([
    ['500ms', 500],
    ['2s', 2000],
    ['10s', 10_000],
  ])('of %s holds the request for %i ms', async (delay, ms) => {
    vi.useFakeTimers();
    const answer = ask(`logout.${delay}`);
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await (await answer).json()).toEqual({ from: 'the server' });
    vi.useRealTimers();
  });

  test('sends nothing for a caller who has left', async () => {
    const caller = new AbortController();
    const answer = ask('logout.10s', 'mock', caller.signal);
    caller.abort();
    await expect(answer).rejects.toThrow('aborted');
    expect(send).not.toHaveBeenCalled();
  });
});
