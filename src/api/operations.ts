import * as contract from './generated/operations.gen.ts';

const has = (operations: readonly string[]) => {
  const known = new Set(operations);
  return (operation: string): boolean => known.has(operation);
};

/** D5: whether a call may answer null, because a sign-in is needed. By method and path template, as all of these. */
export const mayBeNull = has(contract.nullable);
/** E46: whether it is called by people who are not signed in. */
export const isPublic = has(contract.open);
/** spec §7: whether it is a template user call. */
export const isTemplate = has(contract.template);
