import type { Collection } from './collection.ts';
import { countOf, flagOf, listOf, type Parameters } from './parameters.ts';
import { readField } from './readField.ts';
import { Refusal } from './refusal.ts';
import type { Match } from './score.ts';

export interface Group {
  key: unknown[];
  found: number;
  /** The best of them, up to `group_limit`. */
  matches: Match[];
}

const MAX_GROUP_LIMIT = 99;

/** The matches in groups of the same values, in the order of each group's first. */
export function groupMatches(
  collection: Collection,
  found: readonly Match[],
  parameters: Parameters,
): Group[] {
  const fields = listOf(parameters, 'group_by');
  const limit = countOf(parameters, 'group_limit', 3);
  if (limit < 1 || limit > MAX_GROUP_LIMIT)
    throw new Refusal(400, 'Value of `group_limit` must be between 1 and 99.');
  for (const name of fields) {
    if (collection.field(name)?.facet !== true)
      throw new Refusal(404, `Group by field \`${name}\` should be a facet field.`);
  }
  const isolatesMissing = !flagOf(parameters, 'group_missing_values', true);
  const groups = new Map<string, Group>();
  for (const match of found) {
    const document = collection.documents[match.document] ?? {};
    const key = fields.flatMap((name) => readField(document, name));
    const name = key.length === 0 && isolatesMissing ? `${match.document}` : JSON.stringify(key);
    const group = groups.get(name) ?? { key, found: 0, matches: [] };
    group.found += 1;
    if (group.matches.length < limit) group.matches.push(match);
    groups.set(name, group);
  }
  return [...groups.values()];
}
