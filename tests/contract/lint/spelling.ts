import { isRecord } from '#mocks/contract/homes.ts';

import type { Node, Rule } from './rule.ts';

const BITS_31 = 2 ** 31;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const typesOf = ({ type }: Node): readonly unknown[] => (Array.isArray(type) ? type : [type]);
const isNull = (schema: unknown): boolean => isRecord(schema) && schema['type'] === 'null';

const isSmall = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) < BITS_31;

/** Whether all that an integer may be fits into 32 bits. */
function isBounded(schema: Node): boolean {
  if (Array.isArray(schema['enum'])) return schema['enum'].every((one) => one === null || isSmall(one));
  return 'const' in schema
    ? isSmall(schema['const'])
    : isSmall(schema['minimum']) && isSmall(schema['maximum']);
}

function widthProblem(schema: Node): string | undefined {
  if (!typesOf(schema).includes('integer')) return undefined;
  const format = isBounded(schema) ? 'int32' : 'int64';
  if (schema['format'] === format || ('const' in schema && !('format' in schema))) return undefined;
  return `an integer that ${format === 'int32' ? 'fits' : 'may not fit'} into 32 bits has \`format: ${format}\``;
}

function nullProblem(schema: Node): string | undefined {
  if ('nullable' in schema) return '`nullable` is of OpenAPI 3.0; null is a type';
  if (listOf(schema['anyOf']).some(isNull)) return 'null is a branch of `oneOf`, never of `anyOf`';
  const branches = listOf(schema['oneOf']);
  const others = branches.filter((branch) => !isNull(branch));
  const [only] = others;
  if (others.length === 1 && branches.length === 2 && isRecord(only) && !('$ref' in only))
    return 'what may be null and is no reference says it in its `type`';
  if (branches.some(isNull) && !isNull(branches.at(-1))) return 'null is the last branch';
  const inEnum = listOf(schema['enum']).includes(null);
  if ('enum' in schema && inEnum !== typesOf(schema).includes('null'))
    return '`type` and `enum` agree about null';
  return undefined;
}

/** What generators trip over: one way to say null, `const` and `enum` with their type, integers with their width. */
export const spelling: Rule = () => ({
  Schema(schema, context) {
    const untyped = ('const' in schema || 'enum' in schema) && !('type' in schema);
    const problems = [
      untyped ? '`const` and `enum` stand beside their `type`' : undefined,
      nullProblem(schema),
      widthProblem(schema),
    ];
    for (const message of problems) {
      if (message !== undefined) context.report({ message, location: context.location });
    }
  },
});
