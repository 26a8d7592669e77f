export interface PermissionDifference {
  added: string[];
  removed: string[];
}

/** What a member may do with another role and could not before, and the other way round, each in the order of its role. */
export function permissionDifference(
  before: readonly string[],
  after: readonly string[],
): PermissionDifference {
  const [had, has] = [new Set(before), new Set(after)];
  return {
    added: after.filter((title) => !had.has(title)),
    removed: before.filter((title) => !has.has(title)),
  };
}
