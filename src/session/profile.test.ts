import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readProfile, readRole } from './profile.ts';

const origin = 'https://app.example';
const profile = {
  username: 'ana.petrova',
  first_name: 'Ana',
  last_name: 'Petrova',
  description: 'Prices of mugs',
  profile_image: '/photos/ana.png',
  role: { id: 3, name: 'Pricing manager' },
  is_active: 'Y',
  is_deleted: 'N',
};

function userOf(change: object) {
  const reading = readProfile({ ...profile, ...change }, origin);
  if (reading.kind !== 'usable') throw new Error(reading.kind);
  return reading.user;
}

describe('the account gate', () => {
  test('E24 lets in an account that is active and not deleted', () => {
    expect(readProfile(profile, origin)).toEqual({
      kind: 'usable',
      user: {
        userId: 'ana.petrova',
        loginName: 'ana.petrova',
        userName: 'Ana Petrova',
        firstName: 'Ana',
        lastName: 'Petrova',
        userDesc: 'Prices of mugs',
        userHeader: 'https://app.example/photos/ana.png',
        userRoleId: '3',
        userRoleName: 'Pricing manager',
        email: null,
        locale: null,
        timeZone: '',
        numberFormat: '',
      },
    });
  });

  test.each([
    ['N/N', { is_active: 'N' }],
    ['Y/Y', { is_deleted: 'Y' }],
    ['N/Y', { is_active: 'N', is_deleted: 'Y' }],
    ['y', { is_active: 'y' }],
    ['n', { is_deleted: 'n' }],
    ['true', { is_active: true }],
    ['1', { is_active: 1 }],
    ['false', { is_deleted: false }],
    ['is_active missing', { is_active: undefined }],
    ['is_deleted missing', { is_deleted: undefined }],
  ])('E25 refuses an account with %s as unactivated or deleted', (_name, change) => {
    expect(readProfile({ ...profile, ...change }, origin)).toEqual({ kind: 'disabled' });
  });

  test('E25 ignores inherited letters, and is checked before anything else is read', () => {
    expect(readProfile(Object.create(profile), origin)).toEqual({ kind: 'disabled' });
    expect(readProfile({}, origin)).toEqual({ kind: 'disabled' });
  });

  test.each([[null], ['profile'], [7], [[profile]], [undefined]])(
    'E27 reads %j as no profile, which says nothing about the account',
    (reply: unknown) => {
      expect(readProfile(reply, origin)).toEqual({ kind: 'unreadable' });
    },
  );

  test('E27 reads a profile without an id as none', () => {
    expect(readProfile({ is_active: 'Y', is_deleted: 'N' }, origin)).toEqual({ kind: 'unreadable' });
    expect(readProfile({ ...profile, username: 'null' }, origin)).toEqual({ kind: 'unreadable' });
  });
});

describe('the signed-in person', () => {
  test('D9 E23 has user_id as id where there is one, as text; "0" counts, "null" and "" do not', () => {
    expect(userOf({ user_id: 'u-7' }).userId).toBe('u-7');
    expect(userOf({ user_id: 0 }).userId).toBe('0');
    expect(userOf({ user_id: '0' }).userId).toBe('0');
    for (const user_id of ['null', '', ' ', 'undefined', null, {}, NaN]) {
      expect(userOf({ user_id }).userId).toBe('ana.petrova');
    }
  });

  test('E32 has no picture when it is missing or hostile', () => {
    for (const profile_image of [null, '', 'javascript:alert(1)', 'https://evil.example/a.png', {}, 5]) {
      expect(userOf({ profile_image }).userHeader).toBeNull();
    }
  });

  test('E33 is called by the login name when names are missing; blanks are tidied', () => {
    expect(userOf({ first_name: null, last_name: undefined }).userName).toBe('ana.petrova');
    expect(userOf({ first_name: ' Ana  Maria ' }).userName).toBe('Ana Maria Petrova');
    expect(userOf({ first_name: '', last_name: 'Petrova' }).userName).toBe('Petrova');
    expect(userOf({ first_name: 'Zoe\u0308' }).firstName).toBe('Zo\u00eb');
    expect(userOf({ description: null }).userDesc).toBe('');
  });

  test('may lack e-mail and language', () => {
    expect(userOf({ email: 'ana@backroom.test', locale: 'de' })).toMatchObject({
      email: 'ana@backroom.test',
      locale: 'de',
    });
    expect(userOf({ email: '', locale: 7 })).toMatchObject({ email: null, locale: '7' });
    expect(userOf({ time_zone: 'Europe/London', number_format: 'dot-comma' })).toMatchObject({
      timeZone: 'Europe/London',
      numberFormat: 'dot-comma',
    });
    expect(userOf({ time_zone: null, number_format: {} })).toMatchObject({ timeZone: '', numberFormat: '' });
  });

  test.each<[unknown, string, string]>([
    ['Auditor', 'Auditor', 'Auditor'],
    [' Auditor ', 'Auditor', 'Auditor'],
    [3, '3', '3'],
    [0, '0', '0'],
    [{ id: 3, name: 'Auditor' }, '3', 'Auditor'],
    [{ id: 'aud', name: 'Auditor' }, 'aud', 'Auditor'],
    [{ name: 'Auditor' }, 'Auditor', 'Auditor'],
    [{ id: 3 }, '3', '3'],
    [{ id: {}, name: [] }, '', ''],
    [{}, '', ''],
    [null, '', ''],
    [undefined, '', ''],
    [true, '', ''],
    [NaN, '', ''],
    [['Auditor'], '', ''],
  ])('E34 has an id and a name for the role %j', (role, id, name) => {
    expect(readRole(role)).toEqual({ id, name });
    expect(userOf({ role })).toMatchObject({ userRoleId: id, userRoleName: name });
  });

  test('E34 never reads "[object Object]" or "undefined", whatever the fields hold', () => {
    const field = fc.anything().filter((value) => typeof value !== 'string');
    const fields = fc.record({ first_name: field, last_name: field, description: field, role: field });
    fc.assert(
      fc.property(fields, (change) => {
        const words = Object.values(userOf(change)).filter((value) => value !== null);
        return words.every((word) => !/\[object|^(undefined|NaN|null)$/.test(word));
      }),
      {
        numRuns: 2000,
        examples: [[{ first_name: {}, last_name: [], description: {}, role: { id: {}, name: {} } }]],
      },
    );
  });
});
