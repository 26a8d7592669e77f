import { describe, expect, test } from 'vitest';
import { errorOf, json, connectApi, stubNetwork } from '#tests/support/stubNetwork.ts';
import { client } from './generated/client.gen.ts';
import { urlSearchParamsBodySerializer } from './generated/client/index.ts';
import { changePassword, uploadProfileImage } from './generated/sdk/account.gen.ts';
import { resetPassword } from './generated/sdk/registration.gen.ts';
import { authenticate, logoutUser } from './generated/sdk/session.gen.ts';

const ok = json({ message: 'ok' });

describe('a placeholder of a path', () => {
  test.each([
    ['u/1?x#y%', '/api/logout-user/u%2F1%3Fx%23y%25'],
    ['0', '/api/logout-user/0'],
  ])('E58 encodes the user id %s', async (userId, path) => {
    connectApi();
    const sent = stubNetwork(ok);
    await logoutUser({ path: { userId } });
    expect(new URL(sent[0]?.url ?? '').pathname).toBe(path);
  });

  test.each(['.', '..', ''])('E58 refuses the user id "%s" before anything is sent', async (userId) => {
    connectApi();
    const sent = stubNetwork();
    const error = await errorOf(logoutUser({ path: { userId } }));
    expect(error).toMatchObject({
      name: 'ApiError',
      kind: 'unexpected',
      operation: 'GET /logout-user/{userId}',
    });
    expect(sent).toEqual([]);
  });

  test.each([
    ['{userId}', {}],
    [':userId', {}],
    [':constructor', {}],
    [':__proto__', {}],
  ])('E59, E60 %s without a value is refused before anything is sent', async (placeholder, query) => {
    connectApi();
    const sent = stubNetwork();
    const error = await errorOf(client.get({ url: `/logout-user/${placeholder}`, query }));
    expect(error).toMatchObject({ kind: 'unexpected' });
    expect(sent).toEqual([]);
  });

  test('spec §7, E62 takes the value of :name from the query and removes it there', async () => {
    connectApi();
    const sent = stubNetwork(ok);
    await client.get({ url: '/slabs/:productid', query: { productid: 'p 1', page: 2 } });
    const { pathname, searchParams } = new URL(sent[0]?.url ?? '');
    expect(pathname).toBe('/api/slabs/p%201');
    expect([...searchParams.keys()]).toEqual(['page', '_t']);
  });

  test('E62 leaves a query parameter that only shares the name', async () => {
    connectApi();
    const sent = stubNetwork(ok);
    await client.get({ url: '/things/{id}', path: { id: 1 }, query: { id: 'x' } });
    expect(sent[0]?.url).toMatch(/\/api\/things\/1\?id=x&_t=\d+$/);
  });

  test('E61 is not the port of the base', async () => {
    connectApi();
    const sent = stubNetwork(ok);
    await client.get({ url: '/things/:id', query: { id: 1, '3000': 'no' } });
    expect(sent[0]?.url).toMatch(/^http:\/\/localhost:3000\/api\/things\/1\?3000=no&_t=/);
  });

  test('leaves the body of a write', async () => {
    connectApi();
    const sent = stubNetwork(ok);
    await resetPassword({ path: { linkId: 'r/1' }, body: { password: 'abcdef' } });
    expect(new URL(sent[0]?.url ?? '').pathname).toBe('/api/auth/reset-password/r%2F1');
    expect(await sent[0]?.json()).toEqual({ password: 'abcdef' });
  });
});

describe('a request body', () => {
  test('E63 repeats the key of an array when url-encoded, and omits null and undefined', async () => {
    connectApi();
    const sent = stubNetwork(ok);
    await client.post({
      ...urlSearchParamsBodySerializer,
      url: '/things',
      body: { id: ['1', '2'], name: 'a b&c', none: null, gone: undefined, count: 3 },
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(await sent[0]?.text()).toBe('id=1&id=2&name=a+b%26c&count=3');
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded');
  });

  test('D8 is url-encoded for POST /change-wd', async () => {
    connectApi();
    const sent = stubNetwork(json({ message: 'Password changed successfully' }));
    await changePassword({ body: { oldpassword: 'back room', password: 'backroom+2', token: 't-1' } });
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded');
    expect(await sent[0]?.text()).toBe('oldpassword=back+room&password=backroom%2B2&token=t-1');
  });

  test('E64 sets no content type for multipart: the boundary is the browser’s', async () => {
    connectApi();
    const sent = stubNetwork(json({ username: 'x' }));
    await uploadProfileImage({ body: { image: new Blob(['png'], { type: 'image/png' }) } });
    expect(sent[0]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
    expect(await sent[0]?.text()).toContain('name="image"');
  });

  test('has the content type of JSON', async () => {
    connectApi();
    const sent = stubNetwork(json({ token: 't-2' }));
    await authenticate({ body: { email: 'a@b.test', password: 'ü' } });
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(await sent[0]?.json()).toEqual({ email: 'a@b.test', password: 'ü' });
  });
});
