import * as z from 'zod/mini';
import { faultOf } from './authFaults.ts';

/** Edge blanks are left out before the limits are checked. */
export const trimmed = (schema: z.ZodMiniType<string, string>) =>
  z.string().check(z.trim(), ({ value, issues }) => {
    for (const { message } of schema.safeParse(value, { error: faultOf }).error?.issues ?? [])
      issues.push({ code: 'custom', message, input: value });
  });
