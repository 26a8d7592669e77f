import { at, isRecord } from '#mocks/contract/homes.ts';

import { entriesOf } from './entriesOf.ts';
import { follow } from './follow.ts';

/** The named examples, or the lone one under the name `example`. */
export function examplesOf(document: unknown, holder: unknown): Record<string, unknown> {
  const named = entriesOf(at(holder, 'examples')).flatMap(([name, example]): [string, unknown][] => {
    const { value } = follow(document, { pointer: '', value: example });
    return isRecord(value) && 'value' in value ? [[name, value['value']]] : [];
  });
  const lone = at(holder, 'example') ?? at(holder, 'schema', 'example');
  return { ...(lone === undefined ? {} : { example: lone }), ...Object.fromEntries(named) };
}
