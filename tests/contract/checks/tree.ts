import { at } from '#mocks/contract/homes.ts';

import { rowsIn } from '#tests/contract/model/records.ts';
import { treeOf, type Tree } from '#tests/contract/model/statedOfRecords.ts';
import { isSuccess } from '#tests/contract/run/exchange.ts';

import type { ReplyCheck } from './check.ts';

const textAt = (row: unknown, name: string): string => String(at(row, name));

/** What of a row does not agree with the row above it; undefined for a root, or one whose parent is not shown. */
function disagreement(row: unknown, above: unknown, tree: Tree): string | undefined {
  const { title, path, depth } = tree;
  if (depth !== undefined && at(row, depth) !== (above === undefined ? 1 : Number(at(above, depth)) + 1))
    return `${depth} is ${textAt(row, depth)}, and above it is ${textAt(above, depth)}`;
  if (title === undefined || path === undefined) return undefined;
  const [own, whole] = [textAt(row, title), textAt(row, path)];
  const start = above === undefined ? '' : textAt(above, path);
  const isRight = whole.startsWith(start) && whole.endsWith(own) && whole.length >= start.length + own.length;
  return isRight ? undefined : `${path} is ${whole}, and above it is ${start}`;
}

function problemIn(rows: readonly unknown[], tree: Tree): { message: string; index: number } | undefined {
  const places = new Map(rows.map((row, index) => [at(row, 'id'), index]));
  const lastOrder = new Map<unknown, number>();
  for (const [index, row] of rows.entries()) {
    const parent = at(row, tree.parent) ?? null;
    const place = parent === null ? undefined : places.get(parent);
    if (parent !== null && place === undefined) continue;
    if (place !== undefined && place >= index)
      return {
        message: `${textAt(row, 'id')} stands before ${textAt(row, tree.parent)}, which is above it`,
        index,
      };
    const order = Number(at(row, tree.order));
    const before = lastOrder.get(parent);
    if (before !== undefined && order <= before)
      return { message: `${tree.order} ${String(order)} comes after ${String(before)} of a sibling`, index };
    lastOrder.set(parent, order);
    const message = disagreement(row, place === undefined ? undefined : rows[place], tree);
    if (message !== undefined) return { message, index };
  }
  return undefined;
}

/** A list that is a tree reads from the top to the bottom. */
export const tree: ReplyCheck = {
  id: 'tree',
  proposed: true,
  rule: 'In a list that is a tree (`x-tree`) parents come before children, siblings in their order, and paths and depths follow from the parents.',
  appliesTo: (operation, contract) => treeOf(contract, operation) !== undefined,
  inspect: (exchange, { contract }) => {
    const stated = treeOf(contract, exchange.operation);
    const rows = isSuccess(exchange) && !exchange.foreignMethod ? rowsIn(exchange.answer.json) : undefined;
    const problem = stated && rows && problemIn(rows, stated);
    return problem ? [{ message: problem.message, pointer: `/items/${problem.index}` }] : [];
  },
};
