import * as z from 'zod/mini';
import { zAuthenticateBody } from '#api/generated/zod/session.gen.ts';
import { trimmed } from './trimmed.ts';

/** The e-mail is trimmed, the password is sent as it was typed. */
export const loginSchema = z.object({
  ...zAuthenticateBody.shape,
  email: trimmed(zAuthenticateBody.shape.email),
});
