import { at } from '#mocks/contract/homes.ts';

import type { Contract } from '#tests/contract/model/contract.ts';
import { createFinder } from '#tests/contract/model/findOperation.ts';
import { subjectOf } from '#tests/contract/model/pathParts.ts';
import { isCreation, recordsOf } from '#tests/contract/model/records.ts';
import { shapeOf } from '#tests/contract/model/shapes.ts';
import type { Exchange } from '#tests/contract/run/exchange.ts';

import type { ReplyCheck } from './check.ts';

const CREATED = 201;
const ID = /id$/i;

/** The path of an address below the base path that the call was sent to; undefined when it is elsewhere. */
function pathBelowBase({ operation, wire }: Exchange, address: string): string | undefined {
  const asked = new URL(wire.url);
  const found = new URL(address, asked).pathname;
  const base = asked.pathname.split('/').slice(0, -operation.path.split('/').length + 1);
  const prefix = base.join('/');
  return found.startsWith(`${prefix}/`) ? found.slice(prefix.length) : undefined;
}

/**
 * Whether an address is that of another record than the one that was made; undefined where it is not that of such a record.
 * A contract may name its records by another field than `id`.
 */
function namesOther(contract: Contract, exchange: Exchange, address: string): boolean | undefined {
  const path = pathBelowBase(exchange, address);
  const found = path === undefined ? undefined : createFinder(contract)('GET', path);
  if (found === undefined || 'methods' in found) return undefined;
  const made = shapeOf(contract, exchange.operation, String(CREATED));
  const subject = subjectOf(found.operation);
  const isOne = found.operation.path.endsWith('}') && made === shapeOf(contract, found.operation);
  if (!subject || made === undefined || !isOne) return undefined;
  const { json } = exchange.answer;
  const own = at(json, subject.name);
  const isKnown = own !== undefined || ID.test(subject.name);
  return isKnown && ![at(json, 'id'), own].map(String).includes(found.path[subject.name] ?? '');
}

/** A client that follows the address must get what it made, and not what that was made from. */
export const location: ReplyCheck = {
  id: 'location',
  rule: 'The `Location` of a 201 is the address of the record that the body shows, and of no other.',
  appliesTo: ({ replies }) => String(CREATED) in replies,
  inspect: (exchange, { contract }) => {
    const { answer, operation, foreignMethod } = exchange;
    const address = answer.headers.get('location');
    const id = at(answer.json, 'id');
    if (answer.status !== CREATED || foreignMethod || address === null) return [];
    if (typeof id !== 'string' && typeof id !== 'number') return [];
    // What has no address of its own may have that of something else.
    const hasOwn = isCreation(operation) && recordsOf(contract, operation).subject !== undefined;
    const isOther =
      namesOther(contract, exchange, address) ?? (hasOwn && !address.includes(encodeURIComponent(id)));
    return isOther ? [{ message: `the header Location is ${address}, and what was created is ${id}` }] : [];
  },
};
