import { at } from '#mocks/contract/homes.ts';
import { editDistance } from '#mocks/doubles/typesense/engine/similarWords.ts';

import type { Contract, Operation } from './model/contract.ts';
import { BadUsage, type Options } from './options.ts';

function nearest(name: string, known: readonly string[]): string | undefined {
  const lower = name.toLowerCase();
  const begins = known.find((one) => lower.length > 2 && one.toLowerCase().startsWith(lower));
  const [closest] = known.toSorted(
    (one, other) => editDistance(lower, one.toLowerCase()) - editDistance(lower, other.toLowerCase()),
  );
  return begins ?? closest;
}

function mustKnow(option: string, what: string, names: readonly string[], known: readonly string[]): void {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const near = nearest(unknown, known);
  const hint = near === undefined ? '' : ` Did you mean "${near}"?`;
  throw new BadUsage(`${option}: the contract has no ${what} "${unknown}".${hint}`);
}

/**
 * The operations that are asked about.
 * @throws {BadUsage} for a name that the contract does not have
 */
export function chooseOperations(
  { document, operations }: Contract,
  { only, tags, exclude, observedOnly }: Options,
): readonly Operation[] {
  const tagsOf = ({ path, method }: Operation): string[] => {
    const found = at(document, 'paths', path, method.toLowerCase(), 'tags');
    return Array.isArray(found) ? found.map(String) : [];
  };
  const ids = operations.map(({ id }) => id);
  mustKnow('--only', 'operation', only, ids);
  mustKnow('--exclude', 'operation', exclude, ids);
  mustKnow('--tag', 'tag', tags, [...new Set(operations.flatMap(tagsOf))]);
  const isNamed = (one: Operation): boolean =>
    only.includes(one.id) || tagsOf(one).some((tag) => tags.includes(tag));
  const named = only.length + tags.length > 0;
  return operations.filter(
    (one) => !exclude.includes(one.id) && (named ? isNamed(one) : !observedOnly || one.origin !== 'proposed'),
  );
}
