import { invalidate } from '#api/cache.ts';

/** First breaks were moved: whatever shows ladders is read again. */
export function laddersChanged(): Promise<void> {
  return invalidate('listSlabSets', 'getSlabSet', 'compareSlabSets', 'listActivity');
}
