import { at, isRecord } from '#mocks/contract/homes.ts';
import { durationOf } from '#tests/contract/model/duration.ts';

import { followed, listOf, nameOf, propertiesOf } from './reading.ts';
import type { Context, Node, Rule } from './rule.ts';

const entries = (value: unknown): [string, unknown][] => Object.entries(isRecord(value) ? value : {});

/** The properties of a schema, of what it joins and of what it may be. */
function fieldsOf(schema: unknown, context: Context): Node {
  const own = followed(schema, context);
  return listOf(at(own, 'oneOf')).reduce<Node>(
    (all, variant) => ({ ...all, ...fieldsOf(variant, context) }),
    propertiesOf(own, context),
  );
}

/** Whether a name, with dots inside, leads to a field. */
function hasField(schema: unknown, name: string, context: Context): boolean {
  const [first = '', ...rest] = name.split('.');
  const fields = fieldsOf(schema, context);
  if (!Object.hasOwn(fields, first)) return false;
  return rest.length === 0 || hasField(fields[first], rest.join('.'), context);
}

/** The fields that words of a `sort` stand for. */
function sortedFields(operation: Node, context: Context): string[] {
  const parameters = listOf(operation['parameters']).map((one) => followed(one, context));
  return parameters.flatMap((one) => entries(at(one, 'x-sorts-by')).map(([, field]) => String(field)));
}

function operationProblem(operation: Node, context: Context): string | undefined {
  const response = followed(at(operation, 'responses', '200'), context);
  const page = at(response, 'content', 'application/json', 'schema');
  const row = at(propertiesOf(page, context), 'items', 'items');
  const named = {
    'x-searches': listOf(operation['x-searches']).map(String),
    'x-begins': listOf(operation['x-begins']).map(String),
    'x-sorts-by': sortedFields(operation, context),
    'x-tree': entries(operation['x-tree']).map(([, field]) => String(field)),
  };
  for (const [key, names] of Object.entries(named)) {
    const unknown = names.find((name) => !hasField(row, name, context));
    if (unknown !== undefined) return `\`${key}\` names \`${unknown}\`, which its items do not have`;
  }
  const latest = operation['x-lists-changes'];
  if (typeof latest !== 'string' || Object.hasOwn(propertiesOf(page, context), latest)) return undefined;
  return `\`x-lists-changes\` names \`${latest}\`, which its answer does not have`;
}

/** The fields that conditions compare: `openMinor > 0 && dueDate < now`. */
const comparedFields = (conditions: unknown): string[] =>
  listOf(conditions).flatMap((one) =>
    String(one)
      .split('&&')
      .map((part) => part.trim().split(' ')[0] ?? ''),
  );

/** What a property says of those beside it. */
function propertyProblem(name: string, property: unknown, fields: Node): string | undefined {
  const beside = [
    at(property, 'x-only-without'),
    ...entries(at(property, 'x-counts', 'by')).map(([, field]) => field),
    ...entries(at(property, 'x-when')).flatMap(([, conditions]) => comparedFields(conditions)),
  ].filter((one) => typeof one === 'string');
  const unknown = beside.find((one) => !Object.hasOwn(fields, one));
  if (unknown !== undefined) return `\`${name}\` names \`${unknown}\`, and no such field is beside it`;
  const after = at(property, 'x-default-after');
  if (after === undefined) return undefined;
  const isRight = durationOf(after) !== undefined && at(property, 'format') === 'date-time';
  return isRight ? undefined : `\`${name}\` has \`x-default-after\`, a duration at a moment`;
}

function selectionProblem(parameter: Node, context: Context): string | undefined {
  const schema = followed(parameter['schema'], context);
  const single = at(schema, 'items') === undefined ? schema : followed(at(schema, 'items'), context);
  const words = at(single, 'type') === 'boolean' ? ['true', 'false'] : listOf(at(single, 'enum')).map(String);
  const unknown = entries(parameter['x-selects']).find(([word]) => !words.includes(word));
  return unknown && `\`x-selects\` names \`${unknown[0]}\`, which it does not take`;
}

/** The operations that a document names under some keys: `x-same-as`, and `list` of `x-counts`. */
function namedOperations(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namedOperations);
  return entries(value).flatMap(([key, inner]) => {
    if (key === 'x-same-as') return [String(inner)];
    return key === 'x-counts' ? [String(at(inner, 'list'))] : namedOperations(inner);
  });
}

/** What is stated in keys of our own names fields, words and operations such as there are. */
export const statements: Rule = () => ({
  Root(document, context) {
    const operations = entries(document['paths']).flatMap(([, item]) => entries(item).map(([, one]) => one));
    const known = operations.map((one) => at(one, 'operationId'));
    const unknown = namedOperations(document).find((id) => !known.includes(id));
    if (unknown === undefined) return;
    context.report({ message: `\`${unknown}\` is named, and is no operation`, location: context.location });
  },
  Operation(operation, context) {
    const problem = operationProblem(operation, context);
    if (problem === undefined) return;
    context.report({ message: `${nameOf(operation)}: ${problem}`, location: context.location });
  },
  Schema(schema, context) {
    const fields = propertiesOf(schema, context);
    for (const [name, property] of entries(schema['properties'])) {
      const message = propertyProblem(name, property, fields);
      if (message !== undefined) context.report({ message, location: context.location });
    }
  },
  Parameter(parameter, context) {
    const problem = selectionProblem(parameter, context);
    if (problem === undefined) return;
    context.report({ message: `${String(parameter['name'])}: ${problem}`, location: context.location });
  },
});
