import { beforeEach, describe, expect, test } from 'vitest';
import { errorOf, json, connectApi, text, stubNetwork } from '#tests/support/stubNetwork.ts';
import { client } from './generated/client.gen.ts';

beforeEach(() => connectApi());

describe('a call for a file or a text', () => {
  test('gets it, whatever its content type', async () => {
    stubNetwork(text('a;b', 'text/csv', { headers: { 'Content-Disposition': 'attachment' } }));
    const { data, response } = await client.get({ url: '/export', parseAs: 'text' });
    expect(data).toBe('a;b');
    expect(response?.headers.get('Content-Disposition')).toBe('attachment');
  });

  test('gets an empty one from a 204', async () => {
    stubNetwork(() => new Response(null, { status: 204 }));
    expect((await client.get({ url: '/export', parseAs: 'text' })).data).toBe('');
  });

  test('is refused with the status and the words of the server', async () => {
    stubNetwork(json({ message: 'Too much' }, { status: 413 }));
    const call = client.get({ url: '/export', parseAs: 'blob', throwOnError: true });
    expect(await errorOf(call)).toMatchObject({ kind: 'http', status: 413, serverMessage: 'Too much' });
  });

  test('ends the session when the body says so', async () => {
    const heard = connectApi();
    stubNetwork(json({ status: 0 }));
    expect(await errorOf(client.get({ url: '/export', parseAs: 'blob', throwOnError: true }))).toMatchObject({
      kind: 'loginNeeded',
    });
    expect(heard.needsLogin).toHaveLength(1);
  });

  test('is a network failure when it breaks off half-way', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('reset')) });
    stubNetwork(() => new Response(broken, { headers: { 'Content-Type': 'text/csv' } }));
    const call = client.post({ url: '/export', parseAs: 'text', throwOnError: true });
    expect(await errorOf(call)).toMatchObject({ kind: 'network' });
  });
});
