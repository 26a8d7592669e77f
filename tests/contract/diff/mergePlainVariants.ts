import { listOf } from '#tests/contract/generate/schemaOf.ts';
import { type Shape, shapeOf } from '#tests/contract/model/shape.ts';
import { WORDS } from '#tests/contract/model/words.ts';

/** Keywords that limit something, or say how it is read. */
const rulesOf = ({ keywords }: Shape): string[] => [...keywords.keys()].filter((key) => !WORDS.test(key));

/** Whether nothing but types and values are named. */
function isPlain(shape: Shape): boolean {
  const { properties, required, items, others, variants } = shape;
  if (properties.size + required.size + variants.length > 0 || items || others) return false;
  return rulesOf(shape).every((key) => key === 'enum');
}

const valuesOf = ({ keywords }: Shape): readonly unknown[] | undefined => {
  const values = keywords.get('enum');
  return values && listOf(values.value);
};

/** `null` as a value is the same as null as a type. */
const isNull = (shape: Shape): boolean => valuesOf(shape)?.every((value) => value === null) ?? false;

/** Variants that only name types or values, as one schema that names all of them; any other schema as it is. */
export function mergePlainVariants(document: unknown, shape: Shape): Shape {
  if (shape.variants.length === 0 || rulesOf(shape).length > 0 || shape.types) return shape;
  const all = shape.variants.map((found) => shapeOf(document, found));
  const some = all.filter((one) => !isNull(one));
  const listed = some.filter(valuesOf);
  if (!all.every(isPlain) || (listed.length > 0 && listed.length < some.length)) return shape;
  if (some.some(({ types }) => !types && listed.length === 0)) return shape;
  const value = listed.flatMap((one) => valuesOf(one) ?? []);
  const types = some.flatMap((one) => [...(one.types ?? [])]);
  const { pointer } = shape;
  return {
    ...shape,
    types: types.length > 0 || some.length === 0 ? new Set(types) : undefined,
    nullable: shape.nullable || all.some((one) => one.nullable || isNull(one)),
    variants: [],
    keywords: listed.length > 0 ? new Map([...shape.keywords, ['enum', { pointer, value }]]) : shape.keywords,
  };
}
