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

const MOST_WEIGHT = 127;
const MOST_TYPOS = 2;

function infixOf(
  parameters: Parameters,
  index: number,
  allowed: boolean,
  name: string,
): SearchedField['infix'] {
  const wanted = eachOf(parameters, 'infix', index) ?? 'off';
  if (wanted !== 'always' && wanted !== 'fallback') return 'off';
  if (!allowed)
    throw new Refusal(
      400,
      `Could not find \`${name}\` in the infix index. Make sure to enable infix search by specifying \`infix: true\` in the schema.`,
    );
  return wanted;
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
  return names.map((name, place) => {
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
      weight: Math.min(MOST_WEIGHT, weights[place] ?? names.length - place),
      typos: Math.min(MOST_TYPOS, Number(eachOf(parameters, 'num_typos', place) ?? MOST_TYPOS)),
      prefix: (eachOf(parameters, 'prefix', place) ?? 'true') !== 'false',
      infix: infixOf(parameters, place, field.infix === true, name),
    };
  });
}
