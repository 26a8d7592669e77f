import { pointerTo } from '#mocks/contract/checker.ts';
import { at } from '#mocks/contract/homes.ts';

import type { Parameter, Place } from './contract.ts';
import { entriesOf } from './entriesOf.ts';
import { examplesOf } from './examplesOf.ts';
import { follow, type Found, valueAt } from './follow.ts';

const PLACES = ['path', 'query', 'header', 'cookie'] as const;
const STYLES: Readonly<Record<Place, string>> = {
  path: 'simple',
  query: 'form',
  header: 'simple',
  cookie: 'form',
};

function readParameter(document: unknown, given: Found): Parameter[] {
  const { pointer, value } = follow(document, given);
  const place = PLACES.find((one) => one === at(value, 'in'));
  const name = at(value, 'name');
  if (place === undefined || typeof name !== 'string') return [];
  // A parameter may also be a whole document in text; its one media type stands for it.
  const [type] = entriesOf(at(value, 'content'))[0] ?? [];
  const written = at(value, 'style');
  const style = type !== undefined ? 'json' : typeof written === 'string' ? written : STYLES[place];
  const explode = at(value, 'explode');
  const description = at(value, 'description');
  return [
    {
      name,
      in: place,
      required: place === 'path' || at(value, 'required') === true,
      isScope: at(value, 'x-scope') === true,
      description: typeof description === 'string' ? description : '',
      style,
      explode: typeof explode === 'boolean' ? explode : style === 'form',
      schema: pointer + (type === undefined ? '/schema' : pointerTo('content', type, 'schema')),
      examples: Object.values(examplesOf(document, value)),
    },
  ];
}

/**
 * The parameters of an operation; those of its own stand over those of its path.
 * @param pointer to the operation
 */
export function readParameters(document: unknown, pointer: string): Parameter[] {
  const homes = [`${pointer.replace(/[^/]*$/, '')}parameters`, `${pointer}/parameters`];
  const all = homes.flatMap((home) => {
    const list = valueAt(document, home);
    return (Array.isArray(list) ? list : []).flatMap((value: unknown, index) =>
      readParameter(document, { pointer: `${home}/${index}`, value }),
    );
  });
  return [...new Map(all.map((one) => [`${one.in} ${one.name}`, one])).values()];
}
