import { describe, expect, expectTypeOf, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';

import { changePassword, uploadProfileImage } from '#api/generated/sdk/account.gen.ts';
import type * as client from '#api/generated/types.gen.ts';
import * as account from '#api/generated/zod/account.gen.ts';
import * as registration from '#api/generated/zod/registration.gen.ts';
import * as session from '#api/generated/zod/session.gen.ts';
import * as shared from '#api/generated/zod/shared.gen.ts';
import { createChecker } from '#mocks/contract/checker.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { homesOf } from '#mocks/contract/homes.ts';
import document from '#mocks/contract/openapi.gen.json' with { type: 'json' };

describe('the client sees', () => {
  test('D5 null where a sign-in is needed', () => {
    expectTypeOf<client.GetLoggedInUserResponse>().toEqualTypeOf<client.UserProfile | null>();
    expectTypeOf<client.GetAuthUserResponse>().toEqualTypeOf<client.UserProfile>();
  });
  test('D6 no cache-buster', () => {
    expectTypeOf<client.GetLoggedInUserData['query']>().toEqualTypeOf<undefined>();
  });
});

describe('the checks that are made from the contract', () => {
  const schemas: Record<string, ZodMiniType> = { ...account, ...registration, ...session, ...shared };
  const checker = createChecker(document);
  const names = Object.keys(document.components.schemas).filter((name) => name !== 'NeedsLogin');

  test('take every example that the contract takes for them', () => {
    let taken = 0;
    for (const name of names) {
      for (const [example, value] of Object.entries(examples)) {
        if (checker.errors(`/components/schemas/${name}`, value).length > 0) continue;
        const result = schemas[`z${name}`]?.safeParse(value);
        expect([name, example, result?.success ?? true]).toEqual([name, example, true]);
        taken += 1;
      }
    }
    expect(taken).toBeGreaterThan(Object.keys(examples).length / 2);
  });

  // Only letters of one unit: zod counts code points, E67 and the mock count UTF-16 units.
  test.each([
    ['12345', false],
    ['123456', true],
    ['x'.repeat(50), true],
    ['x'.repeat(51), false],
  ])('E67 the new password %s', (password, fits) => {
    const body = { ...examples.passwordChange, password };
    expect(account.zChangePasswordBody.safeParse(body).success).toBe(fits);
    expect(checker.errors('/components/schemas/PasswordChange', body)).toHaveLength(fits ? 0 : 1);
  });

  test('a file to upload is a Blob, and text is none', () => {
    expect(account.zUploadProfileImageBody.safeParse({ image: new Blob(['x']) }).success).toBe(true);
    expect(account.zUploadProfileImageBody.safeParse({ image: 'x' }).success).toBe(false);
  });
});

test('a schema lives with the one tag that needs it, else in shared', () => {
  const { operations, schemas } = homesOf(document);
  expect(operations.get('changePassword')).toBe('account');
  expect(schemas.get('PasswordChange')).toBe('account');
  expect(schemas.get('Credentials')).toBe('session');
  expect(schemas.get('Password')).toBe('shared');
  expect(schemas.get('UserProfile')).toBe('shared');
});

test('D8 the bodies leave in the kind the contract names first', async () => {
  const sent: Request[] = [];
  const common = {
    baseUrl: 'http://localhost/api',
    fetch: async (input: RequestInfo | URL) => {
      sent.push(new Request(input));
      return Promise.resolve(Response.json({}));
    },
  };
  await changePassword({ ...common, body: examples.passwordChange });
  await uploadProfileImage({ ...common, body: { image: new Blob(['x'], { type: 'image/png' }) } });
  expect(sent.map(({ headers }) => headers.get('content-type')?.split(';')[0])).toEqual([
    'application/x-www-form-urlencoded',
    'multipart/form-data',
  ]);
  expect(await sent[0]?.text()).toBe('oldpassword=backroom&password=tulip-field&token=tok_8c1fb2f6a0d94e7b');
});
