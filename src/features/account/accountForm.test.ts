import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { zUpdateAccountBody } from '#api/generated/zod/account.gen.ts';
import account from '#shared/i18n/locales/en/account.json';
import type { SessionUser } from '#shared/lib/storageKeys.ts';
import {
  accountErrors,
  findAccountField,
  accountSchema,
  accountUpdate,
  accountValues,
} from './accountForm.ts';

const sentences: Record<string, string> = account;
const user: SessionUser = {
  userId: 'u-1',
  loginName: 'ines.ortega',
  userName: 'Ines Ortega',
  firstName: 'Ines',
  lastName: 'Ortega',
  userDesc: 'Prices',
  userHeader: null,
  userRoleId: '2',
  userRoleName: 'Pricing Manager',
  email: null,
  locale: 'de',
  timeZone: 'Europe/Madrid',
  numberFormat: '',
};
const same = accountValues(user);

describe('the request of the account form', () => {
  test('is empty while nothing differs, blanks at the ends aside', () => {
    expect(accountUpdate(user, same)).toEqual({});
    expect(accountUpdate(user, { ...same, firstName: ' Ines ', description: 'Prices\n' })).toEqual({});
  });

  test.each([
    [{ firstName: ' Inés ' }, { first_name: 'Inés' }],
    [{ lastName: 'Ortega-Lind' }, { last_name: 'Ortega-Lind' }],
    [{ description: '' }, { description: '' }],
    [{ locale: 'zh' }, { locale: 'zh' }],
    [{ locale: '' }, { locale: null }],
    [{ locale: 'xx' }, { locale: null }],
    [{ timeZone: 'Asia/Tokyo' }, { time_zone: 'Asia/Tokyo' }],
    [{ timeZone: '' }, { time_zone: null }],
    [{ timeZone: 'Europe/Atlantis' }, { time_zone: null }],
    [{ timeZone: '+01:00' }, { time_zone: null }],
    [{ numberFormat: 'space-comma' }, { number_format: 'space-comma' }],
    [{ numberFormat: 'roman' }, { number_format: null }],
    [{ userName: 'someone.else' }, {}],
  ])('for the change %j is %j', (change, sent) => {
    expect(accountUpdate(user, { ...same, ...change })).toEqual(sent);
  });

  test('has no unknown language, zone or number format of the profile', () => {
    const strange = { ...user, locale: 'tlh', timeZone: 'Europe/Atlantis', numberFormat: 'constructor' };
    expect(accountValues(strange)).toMatchObject({ locale: '', timeZone: '', numberFormat: '' });
  });
});

describe('the check of the account form', () => {
  test.each([
    [{ firstName: '  ' }, 'firstName', 'Enter your first name'],
    [{ lastName: '' }, 'lastName', 'Enter your last name'],
    [{ firstName: 'x'.repeat(51) }, 'firstName', 'At most 50 characters'],
    [{ lastName: 'x'.repeat(51) }, 'lastName', 'At most 50 characters'],
    [{ description: 'x'.repeat(501) }, 'description', 'At most 500 characters'],
  ] as const)('finds in %j at %s the error %j', (change, field, sentence) => {
    const key = accountErrors(user, { ...same, ...change })[field];
    expect(key && sentences[key]).toBe(sentence);
  });

  test('accepts input of exactly the limits', () => {
    const edge = { ...same, firstName: 'x'.repeat(50), description: 'x'.repeat(500) };
    expect(accountErrors(user, edge)).toEqual({});
  });

  test('accepts an empty name if the profile never had one', () => {
    const mononym = { ...user, lastName: '' };
    expect(accountErrors(mononym, accountValues(mononym))).toEqual({});
  });

  test('uses the same keys as the schema', () => {
    const result = accountSchema(user).safeParse({ ...same, firstName: '' });
    expect(result.error?.issues).toMatchObject([
      { path: ['firstName'], message: 'profile.firstNameRequired' },
    ]);
  });

  test('without errors makes a request that the contract accepts', () => {
    const text = fc.string({ maxLength: 60 });
    const values = fc.record({
      userName: text,
      firstName: text,
      lastName: text,
      description: fc.string({ maxLength: 600 }),
      locale: fc.constantFrom('', 'en', 'el', 'xx'),
      timeZone: fc.oneof(fc.constantFrom('', 'Europe/Athens', 'utc', '+01:00'), fc.string()),
      numberFormat: fc.constantFrom('', 'dot-comma', 'roman'),
    });
    fc.assert(
      fc.property(values, (draft) => {
        const fine = Object.keys(accountErrors(user, draft)).length === 0;
        expect(zUpdateAccountBody.safeParse(accountUpdate(user, draft)).success).toBe(fine);
      }),
    );
  });
});

test('a refused field is found by its name in the contract', () => {
  expect(findAccountField('first_name')).toBe('firstName');
  expect(findAccountField('locale')).toBe('locale');
  expect(findAccountField('time_zone')).toBe('timeZone');
  expect(findAccountField('number_format')).toBe('numberFormat');
  expect(findAccountField('profile_image')).toBeNull();
  expect(findAccountField('constructor')).toBeNull();
});
