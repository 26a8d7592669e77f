import { at } from '#mocks/contract/homes.ts';

import type { Scheme } from './contract.ts';
import { entriesOf } from './entriesOf.ts';
import { follow } from './follow.ts';

function schemeOf(scheme: unknown): Scheme[] {
  const type = at(scheme, 'type');
  const place = at(scheme, 'in');
  const name = String(at(scheme, 'name'));
  if (type === 'http' && String(at(scheme, 'scheme')).toLowerCase() === 'basic') {
    return [{ kind: 'basic', name: 'authorization' }];
  }
  if (type === 'apiKey' && (place === 'header' || place === 'query' || place === 'cookie')) {
    return [{ kind: place, name }];
  }
  return [{ kind: 'bearer', name: 'authorization' }];
}

/** The ways in that the document offers; none when one of them asks for nothing. */
export function readWays(document: unknown, operation: unknown): Scheme[][] {
  const ways: unknown = at(operation, 'security') ?? at(document, 'security');
  if (!Array.isArray(ways) || ways.some((way) => entriesOf(way).length === 0)) return [];
  return ways.map((way) =>
    entriesOf(way).flatMap(([name]) => {
      const value = at(document, 'components', 'securitySchemes', name);
      return schemeOf(follow(document, { pointer: '', value }).value);
    }),
  );
}
