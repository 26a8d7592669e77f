import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import account from '#shared/i18n/locales/en/account.json';
import {
  changePasswordOutcome,
  isTrimmed,
  passwordErrors,
  passwordToken,
  trimPasswords,
} from './accountRules.ts';
import type { PasswordValues } from './accountRules.ts';

const reply = (message: unknown, rest: { httpStatus?: number; needLogin?: unknown } = {}) => ({
  httpStatus: 200,
  needLogin: undefined,
  message,
  ...rest,
});
const form = (values: Partial<PasswordValues>): PasswordValues => ({
  oldPassword: 'old-one',
  newPassword: 'new-one',
  confirmPassword: 'new-one',
  ...values,
});
const sentences: Record<string, string> = account;

describe('the outcome of a password change', () => {
  test.each(['success', 'SUCCESS', 'Password successfully changed', 'no success', 'sUcCeSs!'])(
    'E73 the message %j is a success',
    (message) => {
      expect(changePasswordOutcome(reply(message))).toEqual({ kind: 'success' });
    },
  );

  test.each(['unsuccessful', 'Unsuccess', 'success? no: UNSUCCESSFUL', 'wrong old password', 'succes'])(
    'E74 the message %j is a warning with the text as given',
    (message) => {
      expect(changePasswordOutcome(reply(message))).toEqual({ kind: 'warning', message });
    },
  );

  test.each([400, 401, 409, 422, 500, 503])('E74 D20 "success" under HTTP %i is a warning', (httpStatus) => {
    expect(changePasswordOutcome(reply('success', { httpStatus }))).toEqual({
      kind: 'warning',
      message: 'success',
    });
  });

  test('E74 the status just below 400 still counts as answered', () => {
    expect(changePasswordOutcome(reply('success', { httpStatus: 399 }))).toEqual({ kind: 'success' });
  });

  test.each([null, '', '   ', 0, 1, undefined, true, {}, ['success']])(
    'E75 %j is no message, so the default sentence is shown',
    (message) => {
      expect(changePasswordOutcome(reply(message))).toEqual({ kind: 'warning', message: null });
      expect(sentences['password.requestException']).toBe('request exception!');
    },
  );

  test.each([true, 'true', 1])('E76 needLogin %j is read before everything else', (needLogin) => {
    expect(changePasswordOutcome(reply('success', { needLogin }))).toEqual({ kind: 'silent' });
    expect(changePasswordOutcome(reply('x', { needLogin, httpStatus: 500 }))).toEqual({ kind: 'silent' });
  });

  test.each([false, 'false', 0, '1', 2, null, undefined, '', [], 'TRUE'])(
    'E76 needLogin %j does not ask for a login',
    (needLogin) => {
      expect(changePasswordOutcome(reply('success', { needLogin }))).toEqual({ kind: 'success' });
    },
  );

  test('E73 E76 a reply under HTTP ≥ 400, with "unsuccess" or without the word is never a success', () => {
    const word = fc.constantFrom('success', 'SUCCESS', 'unsuccess', 'UnSuccess', 'succ', '');
    const text = fc.tuple(fc.string(), word, fc.string()).map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.oneof(text, fc.anything()),
        fc.integer({ min: 200, max: 599 }),
        fc.oneof(fc.boolean(), fc.anything()),
        (message, httpStatus, needLogin) => {
          const outcome = changePasswordOutcome({ message, httpStatus, needLogin });
          if (outcome.kind === 'success') {
            expect(httpStatus).toBeLessThan(400);
            expect(String(message)).toMatch(/success/i);
            expect(String(message)).not.toMatch(/unsuccess/i);
          }
          if (outcome.kind === 'warning') expect(outcome.message ?? 'default').not.toMatch(/^\s*$/);
        },
      ),
    );
  });
});

describe('spec §5 the check of a password change', () => {
  test('finds nothing in a valid form', () => {
    expect(passwordErrors(form({}))).toEqual({});
  });

  test.each<[string, Partial<PasswordValues>, keyof PasswordValues, string]>([
    ['E66', { oldPassword: '' }, 'oldPassword', 'old password is required'],
    ['E66', { oldPassword: '   ' }, 'oldPassword', 'old password is required'],
    ['E66', { newPassword: ' \t ' }, 'newPassword', 'new password is required'],
    ['E66', { confirmPassword: '  ' }, 'confirmPassword', 'confirm password is required'],
    ['E71', { newPassword: 'short' }, 'newPassword', 'new password must be at least 6 characters'],
    [
      'E67 trimmed to five',
      { newPassword: ' 12345 ' },
      'newPassword',
      'new password must be at least 6 characters',
    ],
    ['E69', { oldPassword: 'x'.repeat(60) }, 'oldPassword', 'old password must be at most 50 characters'],
    ['E69', { newPassword: 'x'.repeat(60) }, 'newPassword', 'new password must be at most 50 characters'],
    [
      'E69',
      { confirmPassword: 'x'.repeat(60) },
      'confirmPassword',
      'confirm password must be at most 50 characters',
    ],
    ['spec §5', { confirmPassword: 'new-two' }, 'confirmPassword', 'must be equal to new password'],
    ['case counts', { confirmPassword: 'NEW-ONE' }, 'confirmPassword', 'must be equal to new password'],
  ])('%s %j: %s has the error %j', (_, values, field, sentence) => {
    const key = passwordErrors(form(values))[field];
    expect(key && sentences[key]).toBe(sentence);
  });

  test.each([
    [5, false],
    [6, true],
    [50, true],
    [51, false],
  ])('E67 accepts a new password of %i units: %j', (length, fine) => {
    const newPassword = 'x'.repeat(length);
    const errors = passwordErrors(form({ newPassword, confirmPassword: newPassword }));
    expect(errors.newPassword === undefined).toBe(fine);
  });

  test('E67 counts an emoji as two units', () => {
    const three = '🔑🔑🔑';
    expect(passwordErrors(form({ newPassword: three, confirmPassword: three }))).toEqual({});
    const two = '🔑🔑';
    expect(passwordErrors(form({ newPassword: two, confirmPassword: two })).newPassword).toBe(
      'password.newMin',
    );
  });

  test('E68 compares trimmed values', () => {
    expect(passwordErrors(form({ newPassword: ' new-one', confirmPassword: 'new-one  ' }))).toEqual({});
    expect(trimPasswords(form({ newPassword: ' new-one ' })).newPassword).toBe('new-one');
  });

  test('E68 shows the hint only when trimming changes something', () => {
    expect(isTrimmed(' x')).toBe(true);
    expect(isTrimmed('x\n')).toBe(true);
    expect(isTrimmed('a b')).toBe(false);
    expect(isTrimmed('')).toBe(false);
    expect(isTrimmed('  ')).toBe(true);
  });

  test('E72 accepts a new password equal to the old one', () => {
    expect(passwordErrors(form({ oldPassword: 'new-one' }))).toEqual({});
  });

  test('does not depend on blanks at the ends', () => {
    const blank = fc.constantFrom('', ' ', '\t', '\n ', '\u00a0');
    const padded = fc.tuple(blank, fc.string({ maxLength: 60 }), blank).map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.record({ oldPassword: padded, newPassword: padded, confirmPassword: padded }),
        (values) => {
          expect(passwordErrors(values)).toEqual(passwordErrors(trimPasswords(values)));
        },
      ),
    );
  });

  test('has a sentence for every error', () => {
    fc.assert(
      fc.property(
        fc.record({
          oldPassword: fc.string({ maxLength: 60 }),
          newPassword: fc.string({ maxLength: 60 }),
          confirmPassword: fc.string({ maxLength: 60 }),
        }),
        (values) => {
          for (const key of Object.values(passwordErrors(values))) expect(sentences[key]).toBeTruthy();
        },
      ),
    );
  });
});

test.each<[string | null, string | null, string]>([
  ['extra', 'auth', 'extra'],
  [null, 'auth', 'auth'],
  [null, null, ''],
])('D8 with the extra token %j and the auth token %j the change sends %j', (extraToken, token, sent) => {
  expect(passwordToken(extraToken, token)).toBe(sent);
});
