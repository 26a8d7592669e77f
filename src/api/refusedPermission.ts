import { ApiError } from './errors.ts';

/** D25: the permission whose lack the server refused with; null for any other error, and null in it where the server did not name it. */
export function refusedPermission(error: unknown): { permission: string | null } | null {
  if (!(error instanceof ApiError) || error.status !== 403) return null;
  const { body } = error;
  const node = typeof body === 'object' && body !== null && 'node' in body ? body.node : null;
  return { permission: typeof node === 'string' ? node : null };
}
