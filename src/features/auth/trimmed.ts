import * as z from 'zod/mini';
import { toFieldFault } from './authFaults.ts';

/** Edge blanks are left out before the limits are checked. */
export const trimmed = (schema: z.ZodMiniType<string, string>) =>
  z.string().check(z.trim(), ({ value, issues }) => {
    for (const { message } of schema.safeParse(value, { error: toFieldFault }).error?.issues ?? [])
      issues.push({ code: 'custom', message, input: value });
  });
