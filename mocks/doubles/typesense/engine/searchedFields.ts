import type { Collection } from './collection.ts';
import type { FieldIndex } from './fieldIndex.ts';
import { eachOf, listOf, type Parameters } from './parameters.ts';
import { Refusal } from './refusal.ts';

/** A field of `query_by`, and how it is searched. */
export interface SearchedField {
  name: string;
  index: FieldIndex;
  /** A better field counts for more between documents that match equally well. */
  weight: number;
  typos: number;
  prefix: boolean;
  infix: 'off' | 'fallback' | 'always';
}

const MAX_WEIGHT = 127;
const MAX_TYPOS = 2;

function readInfix(
  parameters: Parameters,
  index: number,
  allowed: boolean,
  name: string,
): SearchedField['infix'] {
  const mode = eachOf(parameters, 'infix', index) ?? 'off';
  if (mode !== 'always' && mode !== 'fallback') return 'off';
  if (!allowed)
    throw new Refusal(
      400,
      `Could not find \`${name}\` in the infix index. Make sure to enable infix search by specifying \`infix: true\` in the schema.`,
    );
  return mode;
}

/** The fields of `query_by`. Throws a {@link Refusal} for one that the collection does not have or cannot search. */
export function searchedFields(collection: Collection, parameters: Parameters): SearchedField[] {
  const names = listOf(parameters, 'query_by');
  const weights = listOf(parameters, 'query_by_weights').map(Number);
  if (weights.length > 0 && weights.length !== names.length)
    throw new Refusal(
      400,
      'Number of weights in `query_by_weights` does not match number of `query_by` fields.',
    );
  return names.map((name, position) => {
    const field = collection.field(name);
    if (!field) throw new Refusal(404, `Could not find a field named \`${name}\` in the schema.`);
    const index = collection.indexOf(name);
    if (!index)
      throw new Refusal(
        400,
        field.index === false
          ? `Field \`${name}\` is marked as a non-indexed field in the schema.`
          : `Field \`${name}\` should be a string or a string array.`,
      );
    return {
      name,
      index,
      weight: Math.min(MAX_WEIGHT, weights[position] ?? names.length - position),
      typos: Math.min(MAX_TYPOS, Number(eachOf(parameters, 'num_typos', position) ?? MAX_TYPOS)),
      prefix: (eachOf(parameters, 'prefix', position) ?? 'true') !== 'false',
      infix: readInfix(parameters, position, field.infix === true, name),
    };
  });
}
