export interface PermissionDifference {
  added: string[];
  removed: string[];
}

/** What one set of permissions has that the other has not, each in its own order. */
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
