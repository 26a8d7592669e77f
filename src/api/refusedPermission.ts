import { ApiError } from './errors.ts';

/** D25: the permission whose lack the server refused with; null for any other error, and where it did not say. */
export function refusedPermission(error: unknown): { node: string | null } | null {
  if (!(error instanceof ApiError) || error.status !== 403) return null;
  const { body } = error;
  const node = typeof body === 'object' && body !== null && 'node' in body ? body.node : null;
  return { node: typeof node === 'string' ? node : null };
}
