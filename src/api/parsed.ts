import './zodConfig.ts';
import type { ZodMiniType } from 'zod/mini';
import { safeParse } from 'zod/mini';
import { ApiError } from './errors.ts';

/**
 * Checks the reply of one of the session's own calls, which nothing may build on unchecked.
 * @param schema generated schema of the reply without its needs-login branch, for example `zUserProfile`
 * @param call result of a generated function, for example `getLoggedInUser()`
 * @returns the reply as the contract types it; null when a sign-in is needed
 * @throws {ApiError} `unexpected` when the reply does not fit, and whatever the call rejects with
 */
export async function parsed<Data>(
  schema: ZodMiniType,
  call: Promise<{ data: Data; request: Request }>,
): Promise<Data> {
  const { data, request } = await call;
  // Null can only mean that a sign-in is needed: a server's own null does not come this far (readReply).
  if (data === null) return data;
  const result = safeParse(schema, data);
  if (result.success) return data;
  const path = new URL(request.url).pathname.replace(/^\/api\//, '/');
  const operation = `${request.method} ${path}`;
  throw new ApiError('unexpected', { operation, cause: result.error });
}
