import { UnusableContract, valueAt } from '#tests/contract/model/follow.ts';

import { compares, literalOf } from './comparisons.ts';

const PATH = /^\$((?:\.\w+)*)\[\?(.+)\]$/;
const TEST = /^@((?:\.\w+)+)\s*(==|!=|<=|>=|<|>)\s*(.+)$/;

const pointerOf = (names = ''): string => names.replaceAll('.', '/');

/**
 * The first row of a list that a path of JSONPath (RFC 9535) leads to: `$.items[?@.id == 'a' && @.position == 1]`, and
 * nothing else of JSONPath.
 * @throws {UnusableContract} when it is no such path
 */
export function findRow(path: string, value: unknown): unknown {
  const [, names, filter = ''] = PATH.exec(path) ?? [];
  const tests = filter.split('&&').map((one) => TEST.exec(one.trim()));
  const wanted = tests.flatMap((one) => (one ? [one] : []));
  if (wanted.length < tests.length)
    throw new UnusableContract(`the workflows have a path that cannot be read: ${path}`);
  const sides = wanted.map(([, name, operator = '', right = '']) => ({
    pointer: pointerOf(name),
    operator,
    right: literalOf(right.trim()),
  }));
  const rows: unknown = valueAt(value, pointerOf(names));
  if (!Array.isArray(rows)) return undefined;
  return rows.find((row: unknown) =>
    sides.every(({ pointer, operator, right }) => compares(valueAt(row, pointer), operator, right)),
  );
}

/** What stands at a pointer that leads to the first row that is as it says: `/items[?@.name == 'a']/id`. */
export function findInRow(pointer: string, value: unknown): unknown {
  const [start, end] = [pointer.indexOf('['), pointer.lastIndexOf(']') + 1];
  const path = `$${pointer.slice(0, start).replaceAll('/', '.')}${pointer.slice(start, end)}`;
  return valueAt(findRow(path, value), pointer.slice(end));
}
