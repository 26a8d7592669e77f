import { at } from '#mocks/contract/homes.ts';

import { deadlineOf } from '#tests/contract/model/conventions.ts';
import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import { follow, valueAt } from '#tests/contract/model/follow.ts';
import { differ, noteStated } from './noteStated.ts';
import type { OperationPair } from './operationPair.ts';
import { quote } from './quote.ts';

/** A shorter deadline breaks a server that takes its time, a longer one a panel that does not wait. */
function compareDeadlines({ contracts, before, after, impacts, note }: OperationPair): void {
  const [was, is] = [deadlineOf(contracts[0], before), deadlineOf(contracts[1], after)];
  if (was === is) return;
  const isShorter = (is ?? Infinity) < (was ?? Infinity);
  const change = is === undefined ? 'is gone' : was === undefined ? `is new: ${is} ms` : undefined;
  note({
    pointer:
      at(valueAt(contracts[1].document, after.pointer), 'x-deadline-ms') === undefined
        ? '/x-deadline-ms'
        : after.pointer,
    where: 'the deadline',
    rule: isShorter ? 'deadline-shortened' : 'deadline-extended',
    what: change ?? `is ${is} ms now; it was ${was} ms`,
    impact: isShorter ? impacts.reply.narrowed : impacts.reply.widened,
  });
}

interface Order {
  /** An order that no field tells is none. */
  fields: readonly unknown[];
  /** It is that of the parameter `sort`, which is compared as a part of it. */
  isDefault: boolean;
}

function orderOf({ document }: Contract, { pointer, parameters }: Operation): Order {
  const stated = at(valueAt(document, pointer), 'x-default-sort');
  if (Array.isArray(stated)) return { fields: stated, isDefault: false };
  const sort = parameters.find(({ in: place, name }) => place === 'query' && name === 'sort');
  const schema = sort && follow(document, { pointer: sort.schema, value: valueAt(document, sort.schema) });
  const fields = at(schema?.value, 'default');
  return { fields: Array.isArray(fields) ? fields : [], isDefault: true };
}

/** The order of a list that is asked for none. More fields promise more, other ones something else. */
function compareOrders({ contracts, before, after, impacts, note }: OperationPair): void {
  const [was, is] = [orderOf(contracts[0], before), orderOf(contracts[1], after)];
  if (was.isDefault && is.isDefault) return;
  const [old, now] = [JSON.stringify(was.fields), JSON.stringify(is.fields)];
  if (old === now) return;
  const begins = (whole: readonly unknown[], part: readonly unknown[]): boolean =>
    JSON.stringify(whole.slice(0, part.length)) === JSON.stringify(part);
  const { narrowed, widened, changed } = impacts.reply;
  const isMore = begins(is.fields, was.fields);
  const isLess = begins(was.fields, is.fields);
  note({
    ...{ pointer: after.pointer, where: 'the default order' },
    rule: `default-sort-${isMore ? 'narrowed' : isLess ? 'widened' : 'changed'}`,
    what: `is ${quote(is.fields)} now; it was ${quote(was.fields)}`,
    impact: isMore ? narrowed : isLess ? widened : changed,
  });
}

/** What a filter and a text to search for find. Where nothing is stated, one of several values has to match. */
function compareFilters(pair: OperationPair): void {
  const { contracts, before, after } = pair;
  const described = (index: 0 | 1, schema: string): unknown =>
    valueAt(contracts[index].document, schema.replace(/\/schema$/, ''));
  for (const { in: place, name, schema } of after.parameters) {
    const old = before.parameters.find((one) => one.in === place && one.name === name);
    if (!old) continue;
    const [a, b] = [described(0, old.schema), described(1, schema)];
    const pointer = schema.replace(/\/schema$/, '');
    const part = `the ${place} parameter \`${name}\``;
    const stated = (key: string, where: string, missing?: string): void =>
      noteStated(pair, {
        ...{
          pointer: `${pointer}/${key}`,
          where: `${where} ${part}`,
          rule: `parameter-${key.replace('x-', '')}`,
        },
        ...{ side: 'reply', effect: differ },
        ...{ was: at(a, key) ?? missing, is: at(b, key) ?? missing },
      });
    stated('x-match', 'what has to match of', 'any');
    stated('x-ignores', 'what makes no difference in');
    stated('x-range', 'what is bounded by');
    stated('x-selects', 'what is listed by each word of');
    stated('x-sorts-by', 'what is sorted by the words of');
    stated('x-scope', 'what figures are of by');
    stated('x-parts', 'that no row is listed with two values of');
  }
}

/** What an operation promises beyond OpenAPI (`model/conventions.ts`). */
export function comparePromises(pair: OperationPair): void {
  compareDeadlines(pair);
  compareOrders(pair);
  compareFilters(pair);
}
