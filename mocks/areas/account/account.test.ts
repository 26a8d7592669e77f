import { beforeEach, describe, expect, test } from 'vitest';

import { examples } from '#mocks/contract/examples.gen.ts';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn, tokenOf } from '#tests/support/askMock.ts';

const ADMIN = 'admin@backroom.test';
const PNG = '\x89PNG\r\n\x1a\n';

beforeEach(() => resetSession());

async function changePassword(token: string, changes: Record<string, string> = {}) {
  const fields = { oldpassword: 'backroom', password: 'tulip-field', token, ...changes };
  return ask('POST /change-wd', { token, body: new URLSearchParams(fields) });
}

describe('changing the password', () => {
  test('makes the new password valid and the old one invalid, and ends other sign-ins', async () => {
    const [token, other] = [await tokenOf(ADMIN), await tokenOf(ADMIN)];
    expect((await changePassword(token)).body).toEqual(examples.passwordChanged);
    expect((await ask('GET /logged-in-user', { token })).body).toEqual(examples.profileAdmin);
    expect((await ask('GET /logged-in-user', { token: other })).body).toEqual(examples.loginNeeded);
    await expect(tokenOf(ADMIN)).rejects.toThrow('400');
    await expect(tokenOf(ADMIN, undefined, 'tulip-field')).resolves.toMatch(/^tok_/);
  });

  test('D8 accepts JSON too', async () => {
    const token = await tokenOf(ADMIN);
    const body = { oldpassword: 'backroom', password: 'tulip-field', token };
    expect((await ask('POST /change-wd', { token, body })).body).toEqual(examples.passwordChanged);
  });

  test('refuses a wrong old password, and a new one that stays the same', async () => {
    const token = await tokenOf(ADMIN);
    expect((await changePassword(token, { oldpassword: 'letmein' })).body).toEqual(examples.passwordWrong);
    expect((await changePassword(token, { password: 'backroom' })).body).toEqual(examples.passwordSame);
  });

  test('E76 refuses a token in the body that is not that of the sign-in', async () => {
    const token = await tokenOf(ADMIN);
    expect((await changePassword(token, { token: await tokenOf(ADMIN) })).body).toEqual(
      examples.passwordNeedLogin,
    );
  });

  test('D8 takes the extra token when the sign-in gave one', async () => {
    const body = { email: 'extra-token@backroom.test', password: 'backroom' };
    const reply = await ask('POST /users/authenticate', { body });
    expect(reply.body).toEqual({
      token: expect.stringMatching(/^tok_/),
      extraToken: expect.stringMatching(/^ext_/),
    });
    const [token, extraToken] = [textIn(reply, 'token'), textIn(reply, 'extraToken')];
    expect((await changePassword(token)).body).toEqual(examples.passwordNeedLogin);
    expect((await changePassword(token, { token: extraToken })).body).toEqual(examples.passwordChanged);
  });

  test.each([
    ['12345', 422],
    ['123456', 200],
    ['x'.repeat(50), 200],
    ['x'.repeat(51), 422],
    ['\u{1F511}\u{1F511}\u{1F511}', 200],
    ['\u{1F511}'.repeat(26), 422],
  ])('E67 answers a new password, which has 6 to 50 UTF-16 units: %s with %i', async (password, status) => {
    expect((await changePassword(await tokenOf(ADMIN), { password })).status).toBe(status);
  });
});

describe('the account details', () => {
  test('change only where something is sent, and persist', async () => {
    const token = await tokenOf(ADMIN);
    const reply = await ask('PATCH /account', { token, body: examples.accountUpdate });
    expect(reply.body).toEqual(examples.profileUpdated);
    expect((await ask('GET /logged-in-user', { token })).body).toEqual(examples.profileUpdated);
  });

  test.each([
    ['nothing', {}, 'body'],
    ['the user name', { username: 'root' }, 'username'],
    ['a picture from elsewhere', { profile_image: 'https://elsewhere.test/a.png' }, 'profile_image'],
    ['blanks for a name', { first_name: '   ' }, 'first_name'],
    ['an unknown language', { locale: 'tlh' }, 'locale'],
    ['an unknown time zone', { time_zone: 'Europe/Atlantis' }, 'time_zone'],
    ['what is no name of a zone', { time_zone: '+01:00' }, 'time_zone'],
    ['an unknown number format', { number_format: '1,234.5' }, 'number_format'],
  ])('refuse %s', async (_what, body, field) => {
    const token = await tokenOf(ADMIN);
    const reply = await ask('PATCH /account', { token, body });
    expect(reply).toMatchObject({ status: 422, body: { code: 'validation', errors: [{ field }] } });
  });
});

describe('the profile picture', () => {
  const uploadImage = async (token: string, image: Blob | string, name = 'me.png') => {
    const form = new FormData();
    if (typeof image === 'string') form.set('image', image);
    else form.set('image', image, name);
    return ask('POST /account/profile-image', { token, body: form });
  };
  const toBlob = (text: string) => new Blob([Uint8Array.from(text, (char) => char.charCodeAt(0))]);

  test.each([
    ['PNG', PNG, 'png'],
    ['JPEG', '\xff\xd8\xff\xe0', 'jpeg'],
    ['WebP', 'RIFF\x00\n\x00\x00WEBPVP8 ', 'webp'],
  ])('of the type %s comes back as an address, and null removes it', async (_kind, start, type) => {
    const token = await tokenOf(ADMIN);
    const reply = await uploadImage(token, toBlob(start));
    const profile_image = `data:image/${type};base64,${btoa(start)}`;
    expect(reply).toMatchObject({ status: 200, body: { profile_image } });
    expect((await ask('GET /logged-in-user', { token })).body).toMatchObject({ profile_image });
    const removed = await ask('PATCH /account', { token, body: { profile_image: null } });
    expect(removed.body).toMatchObject({ profile_image: null });
  });

  test('may have 1 MB and not one byte more', async () => {
    const token = await tokenOf(ADMIN);
    const largestImage = new Blob([toBlob(PNG), new Uint8Array(1024 * 1024 - PNG.length)]);
    expect((await uploadImage(token, largestImage)).status).toBe(200);
    expect(await uploadImage(token, new Blob([largestImage, 'x']))).toMatchObject({
      status: 413,
      body: examples.imageTooLarge,
    });
  });

  test('T08 is refused when it is no picture, whatever its name says', async () => {
    const token = await tokenOf(ADMIN);
    const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' });
    expect(await uploadImage(token, svg)).toMatchObject({ status: 415, body: examples.imageUnsupported });
    expect(await uploadImage(token, new Blob([]))).toMatchObject({ status: 415 });
  });

  test('is refused when it is text instead of a file', async () => {
    const reply = await uploadImage(await tokenOf(ADMIN), 'me.png');
    expect(reply).toMatchObject({ status: 422, body: { errors: [{ field: 'image' }] } });
  });
});

describe('the list of sign-ins', () => {
  const listSessions = async (token: string) => (await ask('GET /account/sessions', { token })).body;

  test('has the current one first, with its device', async () => {
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';
    const body = { email: ADMIN, password: 'backroom' };
    const reply = await ask('POST /users/authenticate', { body, headers: { 'user-agent': firefox } });
    expect(await listSessions(textIn(reply, 'token'))).toMatchObject({
      items: [{ device: 'Firefox on Windows', current: true }, { current: false }, { current: false }],
    });
  });

  test('keeps the current one when the others are ended', async () => {
    const [token, other] = [await tokenOf(ADMIN), await tokenOf(ADMIN)];
    expect((await ask('DELETE /account/sessions', { token })).body).toEqual({ ended: 3 });
    expect(await listSessions(token)).toMatchObject({ items: [{ current: true }] });
    expect((await ask('GET /account/sessions', { token: other })).status).toBe(401);
    expect((await ask('DELETE /account/sessions', { token })).body).toEqual({ ended: 0 });
  });

  test('ends one of them once, and nobody else’s', async () => {
    const token = await tokenOf(ADMIN);
    const auditor = await listSessions(await tokenOf('auditor@backroom.test'));
    const otherSessionId = JSON.stringify(auditor).match(/s-\d+/)?.[0];
    expect((await ask(`DELETE /account/sessions/${otherSessionId}`, { token })).status).toBe(404);
    const ownSessionId = JSON.stringify(await listSessions(token)).match(/s-18\d/)?.[0];
    expect((await ask(`DELETE /account/sessions/${ownSessionId}`, { token })).body).toEqual({ ended: 1 });
    expect((await ask(`DELETE /account/sessions/${ownSessionId}`, { token })).status).toBe(404);
  });
});
