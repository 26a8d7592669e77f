import type { Table } from '#mocks/core/table.ts';

/** Whether another rule has a name. */
export function isNameTaken<Rule extends { readonly id: string; readonly name: string }>(
  rules: Table<Rule>,
  name: string,
  ownId?: string,
): boolean {
  return rules.all().some((other) => other.id !== ownId && other.name === name);
}
