import type { MatchType, RejectReason } from '#api/generated/types.gen.ts';

export const matchTypes = ['exact', 'equivalent'] as const satisfies readonly MatchType[];

/** In the order in which a reviewer is offered them. */
export const rejectReasons = [
  'wrongProduct',
  'wrongPack',
  'notDecorated',
  'deadUrl',
  'other',
] as const satisfies readonly RejectReason[];
