import { describe, expect, test } from 'vitest';
import { toFieldFault } from './authFaults.ts';
import { forgotSchema, registerSchema, resetSchema } from './authSchemas.ts';
import { loginSchema } from './loginSchema.ts';

type Schema = typeof loginSchema | typeof registerSchema | typeof forgotSchema | typeof resetSchema;

/** Faults by field, as the form shows them: the first of each. */
function faults(schema: Schema, values: Record<string, unknown>): Record<string, string> {
  const issues = schema.safeParse(values, { error: toFieldFault }).error?.issues ?? [];
  const named = issues.map(({ path, message }) => [String(path[0]), message] as const);
  return Object.fromEntries<string>(named.reverse());
}

const six = 'abcdef';
const fifty = 'x'.repeat(50);

describe('the sign-in schema', () => {
  test('trims the e-mail and keeps the password as typed', () => {
    expect(loginSchema.parse({ email: ' admin@backroom.test ', password: ' x ' })).toEqual({
      email: 'admin@backroom.test',
      password: ' x ',
    });
  });

  test('requires both', () => {
    expect(faults(loginSchema, {})).toEqual({ email: 'required', password: 'required' });
    expect(faults(loginSchema, { email: '  ', password: '' })).toEqual({
      email: 'required',
      password: 'required',
    });
  });

  test('refuses an e-mail without a domain', () => {
    expect(faults(loginSchema, { email: 'admin', password: 'x' })).toEqual({ email: 'format' });
    expect(faults(forgotSchema, { email: `${'a'.repeat(250)}@b.example` })).toEqual({ email: 'tooLong' });
  });
});

describe('E67 a new password has 6 to 50 UTF-16 units after trimming', () => {
  test.each([
    ['abcde', 'tooShort'],
    ['  abcde  ', 'tooShort'],
    ['🙂🙂', 'tooShort'],
    [`${fifty}x`, 'tooLong'],
    ['   ', 'required'],
  ])('refuses %s', (password, fault) => {
    const person = { username: 'iris', email: 'iris@backroom.test' };
    expect(faults(registerSchema, { ...person, newPassword: password })).toEqual({ newPassword: fault });
    expect(
      faults(resetSchema, { newPassword: password, confirmPassword: password.trim() || 'x' }),
    ).toMatchObject({
      newPassword: fault,
    });
  });

  test.each([six, '🙂🙂🙂', fifty, ` ${fifty} `])('accepts %s, trimmed', (password) => {
    expect(resetSchema.parse({ newPassword: password, confirmPassword: password })).toMatchObject({
      newPassword: password.trim(),
    });
  });
});

describe('the schema of a new password', () => {
  test('requires the second to equal the first, blanks at the ends aside', () => {
    expect(faults(resetSchema, { newPassword: six, confirmPassword: 'abcdeg' })).toEqual({
      confirmPassword: 'differs',
    });
    expect(faults(resetSchema, { newPassword: six, confirmPassword: '' })).toEqual({
      confirmPassword: 'required',
    });
    expect(faults(resetSchema, { newPassword: six, confirmPassword: ` ${six}` })).toEqual({});
  });
});
