import type { Market } from './marketTables.ts';

/** Whether another rule has a name. */
export function isRuleNameTaken({ alertRules }: Market, name: string, ownId?: string): boolean {
  return alertRules.all().some((other) => other.id !== ownId && other.name === name);
}
