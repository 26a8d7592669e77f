import { describe, expect, test } from 'vitest';

import { createChecker } from '#mocks/contract/checker.ts';
import { at, isRecord } from '#mocks/contract/homes.ts';
import document from '#mocks/contract/openapi.gen.json' with { type: 'json' };
import { operations } from '#mocks/contract/operations.gen.ts';

/** The table of spec §7, and what it shows of requests and replies. */
const observed = {
  'GET /logged-in-user': {
    id: 'getLoggedInUser',
    schemas: {
      UserProfile: [
        'username',
        'first_name',
        'last_name',
        'description',
        'profile_image',
        'role',
        'is_active',
        'is_deleted',
      ],
    },
  },
  'GET /node/userMenu': {
    id: 'getUserMenu',
    schemas: { UserMenuReply: ['msg', 'data'], MenuNode: ['title', 'child'] },
  },
  'POST /change-wd': {
    id: 'changePassword',
    schemas: {
      PasswordChange: ['oldpassword', 'password', 'token'],
      ChangePasswordReply: ['message', 'needLogin'],
    },
  },
  'GET /logout-user/{userId}': { id: 'logoutUser', schemas: {} },
  'POST /users/authenticate': {
    id: 'authenticate',
    schemas: { Credentials: ['email', 'password'], AuthToken: ['token'] },
  },
  'POST /users/register': {
    id: 'registerUser',
    schemas: { Registration: ['username', 'email', 'password'] },
  },
  'GET /users': { id: 'listUsers', schemas: {} },
} as const;

test('the observed operations are those of spec §7', () => {
  const marked = Object.entries(operations)
    .filter(([, { origin }]) => origin === 'observed')
    .map(([id, { method, path }]) => [`${method} ${path}`, id]);
  expect(Object.fromEntries(marked)).toEqual(
    Object.fromEntries(Object.entries(observed).map(([call, { id }]) => [call, id])),
  );
});

const tables = Object.values(observed).flatMap(({ schemas }) => Object.entries<readonly string[]>(schemas));

describe.each(tables)('D4 %s', (name, fields) => {
  const properties = at(document, 'components', 'schemas', name, 'properties');

  test('has every observed field', () => {
    expect(Object.keys(isRecord(properties) ? properties : {})).toEqual(expect.arrayContaining([...fields]));
  });

  test('marks every other field as proposed, and does not require it', () => {
    const required = at(document, 'components', 'schemas', name, 'required');
    const others = Object.entries(isRecord(properties) ? properties : {}).filter(
      ([field]) => !fields.includes(field),
    );
    for (const [field, schema] of others) {
      expect([field, at(schema, 'x-origin')]).toEqual([field, 'proposed']);
      expect(required).not.toContain(field);
    }
  });
});

const checker = createChecker(document);

test.each<[string, unknown[]]>([
  ['UserList', [[], [{}], [{ id: 7, name: 'Ana' }], [{ username: null, email: 3 }]]],
  ['TemplateReply', [{}, { id: 7 }, { message: null }, { message: { text: 'Registered' } }]],
  ['NeedsLogin', [{ status: 0 }, { status: 0, msg: null }, { status: 0, message: 'Sign in' }]],
  ['ChangePasswordReply', [{}, { needLogin: true }]],
  ['LogoutReply', [{}, { msg: null }, { msg: 1 }, { ok: true }]],
])('D35 %s promises nothing that the specification does not show', (name, answers) => {
  const violations = answers.map((answer) => checker.errors(`/components/schemas/${name}`, answer));
  expect(violations).toEqual(answers.map(() => []));
});

test('D35 an answer to a logout with the status 0 is still no LogoutReply', () => {
  expect(checker.errors('/components/schemas/LogoutReply', { status: 0 })).not.toEqual([]);
});

test('D38 the template calls describe their 401', () => {
  for (const id of ['authenticate', 'registerUser', 'listUsers'] as const)
    expect(Object.keys(operations[id].replies)).toContain('401');
});

test('all three body kinds of spec §7 occur: url-encoded, multipart and JSON', () => {
  const kinds = new Set(Object.values(operations).flatMap(({ body }) => Object.keys(body)));
  expect([...kinds].sort()).toEqual([
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
  ]);
});

test('D8 the password change is url-encoded first, and JSON too', () => {
  expect(Object.keys(operations.changePassword.body)).toEqual([
    'application/x-www-form-urlencoded',
    'application/json',
  ]);
});
