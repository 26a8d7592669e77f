import { at, isRecord } from '#mocks/contract/homes.ts';

import { followed, listOf, nameOf, propertiesOf } from './reading.ts';
import type { Context, Node, Rule } from './rule.ts';

const PAGE = '#/components/schemas/Page';

const textsOf = (value: unknown): string[] => listOf(value).map(String);
const fieldOf = (term: string): string => term.replace(/^-/, '');

/** The query parameters of an operation by name, references followed. */
function queryOf(operation: Node, context: Context): ReadonlyMap<unknown, Node> {
  const parameters = listOf(operation['parameters']).map((one) => followed(one, context));
  return new Map(
    parameters.filter(isRecord).flatMap((one) => (one['in'] === 'query' ? [[one['name'], one]] : [])),
  );
}

function sortProblem(sort: Node): string | undefined {
  const terms = textsOf(at(sort, 'schema', 'items', 'enum'));
  const isJoined = at(sort, 'schema', 'type') === 'array' && sort['explode'] === false;
  if (!isJoined || terms.length === 0)
    return '`sort` is a list with commas between, and names its fields in an `enum`';
  const single = terms.find((term) => !terms.includes(term.startsWith('-') ? fieldOf(term) : `-${term}`));
  if (single !== undefined) return `\`sort\` takes \`${single}\` in one direction only`;
  const standard = textsOf(at(sort, 'schema', 'default'));
  if (standard.length > 0 && standard.every((term) => terms.includes(term))) return undefined;
  return '`sort` has a `default`, of terms that it takes';
}

function orderProblem(operation: Node, items: unknown, context: Context): string | undefined {
  const order = operation['x-default-sort'];
  if (!Array.isArray(order)) return 'a list without `sort` names its order in `x-default-sort`';
  const known = propertiesOf(items, context);
  const unknown = textsOf(order).find((term) => !Object.hasOwn(known, fieldOf(term)));
  return unknown === undefined
    ? undefined
    : `\`x-default-sort\` names \`${unknown}\`, which its items do not have`;
}

/** What every list says of its order, and that all pages are of one shape. */
export const lists: Rule = () => ({
  Operation(operation, context) {
    const query = queryOf(operation, context);
    const sort = query.get('sort');
    const isPaged = query.has('page') && query.has('pageSize');
    const response = followed(at(operation, 'responses', '200'), context);
    const page = followed(at(response, 'content', 'application/json', 'schema'), context);
    const parts = listOf(at(page, 'allOf')).map((part) => at(part, '$ref'));
    const items = at(propertiesOf(page, context), 'items', 'items');
    // What is sent decides the order of what is answered to it.
    const isRead = operation['requestBody'] === undefined;
    const problems = [
      sort && sortProblem(sort),
      items !== undefined && isRead && !sort ? orderProblem(operation, items, context) : undefined,
      isPaged && !parts.includes(PAGE) ? `its page is \`allOf\` of \`Page\` and its own items` : undefined,
    ];
    for (const problem of problems) {
      if (problem === undefined) continue;
      context.report({ message: `${nameOf(operation)}: ${problem}`, location: context.location });
    }
  },
});
