import { at, isRecord } from '#mocks/contract/homes.ts';

import { listOf } from '#tests/contract/generate/schemaOf.ts';
import { subjectOf } from '#tests/contract/model/pathParts.ts';
import type { Exchange } from './exchange.ts';

/** What is said of the thing itself: not there, in another state, gone. */
const OF_THE_THING: ReadonlySet<number> = new Set([404, 409, 410]);

/** The names of all texts and numbers in a value. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  return Object.entries(isRecord(value) ? value : {}).flatMap(([name, one]) =>
    typeof one === 'string' || typeof one === 'number' ? [name] : namesIn(one),
  );
}

/** What whoever runs the check may know and the check cannot: the thing asked about, or a field that was refused. */
export function adviceFor({ operation, request, answer }: Exchange): string {
  const subject = subjectOf(operation)?.name;
  const said = namesIn([request.path, request.query, request.header, request.body]);
  const refused = listOf(at(answer.json, 'errors'))
    .map((error) => String(at(error, 'field')).split(/[./]/).at(-1) ?? '')
    .filter((name) => said.includes(name));
  const [name] = OF_THE_THING.has(answer.status) && subject !== undefined ? [subject] : refused;
  return name === undefined ? '' : `; name one that works: --value ${name}=…`;
}
