import { expect, test } from 'vitest';
import { isPublicPath, paths } from './paths.ts';

test('spec §6 login, registration and password reset are public', () => {
  for (const path of [
    paths.login,
    paths.register,
    paths.forgotPassword,
    paths.resetPassword('a b'),
    '/Login/',
  ]) {
    expect(isPublicPath(path), path).toBe(true);
  }
});

test('spec §6 everything else needs a token, /logout too', () => {
  for (const path of [
    '/',
    paths.home,
    paths.logout,
    '/reset-password',
    '/reset-password/a/b',
    '/login/x',
    '//login',
  ]) {
    expect(isPublicPath(path), path).toBe(false);
  }
});
