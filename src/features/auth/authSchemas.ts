import * as z from 'zod/mini';
import { zForgotPasswordBody, zRegisterUserBody } from '#api/generated/zod/registration.gen.ts';
import { INPUT_MAX, PASSWORD_MIN } from '#shared/lib/constants.ts';
import { trimmed } from './trimmed.ts';

/**
 * The rules of the change-password form (spec §5): trimmed, 6 to 50 characters. The contract has the same limits, but
 * its schema counts an emoji once and the server counts UTF-16 units (E67).
 */
const newPassword = z.string().check(
  z.trim(),
  z.minLength(1),
  z.refine((password) => password.length >= PASSWORD_MIN, { error: 'tooShort' }),
  z.refine((password) => password.length <= INPUT_MAX, { error: 'tooLong' }),
);

export const registerSchema = z.object({
  username: trimmed(zRegisterUserBody.shape.username),
  email: trimmed(zRegisterUserBody.shape.email),
  newPassword,
});

export const forgotSchema = z.object({ email: trimmed(zForgotPasswordBody.shape.email) });

export const resetSchema = z
  .object({ newPassword, confirmPassword: z.string().check(z.trim(), z.minLength(1)) })
  .check(
    z.refine((form) => form.newPassword === form.confirmPassword, {
      path: ['confirmPassword'],
      error: 'differs',
    }),
  );
