import type { QueryId } from './generated/queryIds.gen.ts';
import { queryClient } from './queryClient.ts';

/**
 * Marks every cached reply of these operations as out of date, whatever its parameters; those on the page are read
 * again.
 * @returns settles when the readings on the page have; a failed one does not reject
 */
export async function invalidate(...ids: readonly QueryId[]): Promise<void> {
  await Promise.all(ids.map((_id) => queryClient.invalidateQueries({ queryKey: [{ _id }] })));
}
