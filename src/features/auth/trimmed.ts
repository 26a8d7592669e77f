import * as z from 'zod/mini';

/** Edge blanks are left out before the limits are checked. */
export const trimmed = <T extends z.ZodMiniType<string, string>>(schema: T) =>
  z.pipe(z.string().check(z.trim()), schema);
