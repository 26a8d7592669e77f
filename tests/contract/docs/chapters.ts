import { pointerTo } from '#mocks/contract/checker.ts';
import { at } from '#mocks/contract/homes.ts';

import { listOf } from '#tests/contract/generate/schemaOf.ts';
import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import { valueAt } from '#tests/contract/model/follow.ts';
import { textAt } from './textAt.ts';

/** Operations that share their first tag. */
export interface Chapter {
  name: string;
  description: string;
  operations: readonly Operation[];
}

const UNTAGGED = 'operations';

/** In the order of the document's tags; tags that it does not describe follow. */
export function chaptersOf({ document, operations }: Contract): Chapter[] {
  const tagOf = ({ path, method }: Operation): string => {
    const tag = listOf(at(valueAt(document, pointerTo('paths', path, method.toLowerCase())), 'tags'))[0];
    return typeof tag === 'string' ? tag : UNTAGGED;
  };
  const described = new Map(
    listOf(document['tags']).map((tag) => [textAt(tag, 'name'), textAt(tag, 'description')]),
  );
  const names = [...new Set([...described.keys(), ...operations.map(tagOf)])];
  return names.flatMap((name) => {
    const own = operations.filter((one) => tagOf(one) === name);
    return own.length === 0 ? [] : [{ name, description: described.get(name) ?? '', operations: own }];
  });
}
