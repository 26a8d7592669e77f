import { contractWith } from '#tests/contract/diff/smallContract.ts';
import type { Pair } from './rule.ts';

export const asJson = (schema: object) => ({ content: { 'application/json': { schema } } });
export const objectWith = (properties: object, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
});
export const text = { type: 'string' };
export const integer = { type: 'integer' };

const parameter = (schema: object, place = 'query') => ({ parameters: [{ name: 'q', in: place, schema }] });
const answer = (reply: object) => ({ responses: { 200: reply } });

/** Where the schema of a rule stands, by how its id begins; the first that fits. */
const PLACES: readonly (readonly [prefix: string, operation: (schema: object) => object])[] = [
  ['request-parameter-property-', (schema) => parameter(objectWith({ x: schema }))],
  ['request-parameter-', (schema) => parameter(schema)],
  ['request-header-property-', (schema) => parameter(objectWith({ x: schema }), 'header')],
  ['request-body-', (schema) => ({ requestBody: asJson(schema) })],
  [
    'request-read-only-property-',
    (schema) => ({ requestBody: asJson(objectWith({ x: { ...schema, readOnly: true } })) }),
  ],
  ['request-property-', (schema) => ({ requestBody: asJson(objectWith({ x: schema })) })],
  ['response-header-', (schema) => answer({ headers: { X: { required: true, schema } } })],
  ['response-body-', (schema) => answer(asJson(schema))],
  ['response-mediatype-', (schema) => answer(asJson(schema))],
  [
    'response-write-only-property-',
    (schema) => answer(asJson(objectWith({ x: { ...schema, writeOnly: true } }))),
  ],
  ['response-property-', (schema) => answer(asJson(objectWith({ x: schema })))],
];

/** Two contracts with one operation. */
export const pairOperations =
  (before: object, after: object): (() => Pair) =>
  () => [contractWith(before), contractWith(after)];

/** Two contracts with a schema in the place that an id tells. */
export const pairSchemas =
  (before: object, after: object) =>
  (id: string): Pair => {
    const [, operation] = PLACES.find(([prefix]) => id.startsWith(prefix)) ?? [];
    if (!operation) throw new Error(`The id ${id} names no place.`);
    return [contractWith(operation(before)), contractWith(operation(after))];
  };

/** Two contracts with these request bodies. */
export const pairBodies = (before: object, after: object): (() => Pair) =>
  pairOperations({ requestBody: asJson(before) }, { requestBody: asJson(after) });

/** Two contracts with these answers. */
export const pairAnswers = (before: object, after: object): (() => Pair) =>
  pairOperations(answer(asJson(before)), answer(asJson(after)));
