import * as z from 'zod/mini';
import { zForgotPasswordBody, zNewPassword, zRegisterUserBody } from '#api/generated/zod/registration.gen.ts';
import { zAuthenticateBody } from '#api/generated/zod/session.gen.ts';

/** Edge blanks are left out before the contract's limits are checked. */
const trimmed = <T extends z.ZodMiniType<string, string>>(schema: T) =>
  z.pipe(z.string().check(z.trim()), schema);

/** The password is sent as it was typed. */
export const loginSchema = z.object({
  ...zAuthenticateBody.shape,
  email: trimmed(zAuthenticateBody.shape.email),
});

export const registerSchema = z.object({
  username: trimmed(zRegisterUserBody.shape.username),
  email: trimmed(zRegisterUserBody.shape.email),
  newPassword: trimmed(zRegisterUserBody.shape.password),
});

export const forgotSchema = z.object({ email: trimmed(zForgotPasswordBody.shape.email) });

/** The rules of the change-password form (spec §5): trimmed, 6 to 50 characters, typed twice. */
export const resetSchema = z
  .object({
    newPassword: trimmed(zNewPassword.shape.password),
    confirmPassword: z.string().check(z.trim(), z.minLength(1)),
  })
  .check(
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      path: ['confirmPassword'],
      error: 'differs',
    }),
  );
