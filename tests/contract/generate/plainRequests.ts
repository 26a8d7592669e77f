import type { Checker } from '#mocks/contract/checker.ts';

import type { BodyKind, Operation, Parameter } from '#tests/contract/model/contract.ts';
import type { Pool } from '#tests/contract/run/pool.ts';
import type { ApiRequest } from './apiRequest.ts';
import { withKnownIds } from './knownIds.ts';
import { linked } from './linked.ts';
import { withFiles } from './withFiles.ts';
import { withGiven } from './withGiven.ts';
import { withParents } from './withParents.ts';

export interface PlainRequestParts {
  checker: Checker;
  pool: Pick<Pool, 'parentsOf' | 'given' | 'named'>;
  /** Values for a parameter that are known or shown, the most promising first. */
  shownFor: (operation: Operation, parameter: Parameter) => readonly unknown[];
  /** One value that a schema allows. */
  one: (pointer: string, seed: number) => unknown;
}

/** Which of the known things is asked about; of the last ones the example itself, which bodies may be about. */
const TURNS = [0, 'example', 1, 2, 3] as const;

type Turn = (typeof TURNS)[number];

function bodiesOf({ one, pool }: PlainRequestParts, kind: BodyKind): unknown[] {
  const { schema, examples } = kind;
  const shown = Object.values(examples);
  const bodies = shown.length > 0 || schema === undefined ? shown : [one(schema, 1), one(schema, 2)];
  return bodies
    .map((body) => withKnownIds(pool.named, body))
    .flatMap((body) => withGiven(pool, withFiles(kind, body)));
}

function parametersAt(
  { shownFor, one }: PlainRequestParts,
  operation: Operation,
  turn: Turn,
): Pick<ApiRequest, Parameter['in']> {
  const places: Record<Parameter['in'], Record<string, unknown>> = {
    path: {},
    query: {},
    header: {},
    cookie: {},
  };
  for (const parameter of operation.parameters.filter(({ required }) => required)) {
    const shown = shownFor(operation, parameter);
    const [first] = parameter.examples;
    const number = turn === 'example' ? 0 : turn;
    places[parameter.in][parameter.name] =
      (turn === 'example' ? first : undefined) ??
      shown[number % Math.max(1, shown.length)] ??
      one(parameter.schema, number);
  }
  return places;
}

/** Requests with nothing in them that could be left out, bodies from examples; the most promising first. */
export function plainRequests(parts: PlainRequestParts, operation: Operation): ApiRequest[] {
  const [[mediaType, kind] = []] = Object.entries(operation.body?.kinds ?? {});
  const bodies = kind ? bodiesOf(parts, kind) : [];
  const turns = operation.path.includes('{') ? TURNS : TURNS.slice(0, 1);
  return turns.flatMap((turn) => {
    const parameters = withParents(parts.pool, operation, parametersAt(parts, operation, turn));
    if (mediaType === undefined || bodies.length === 0) return [parameters];
    return bodies.map((body) => linked(parts.checker, operation, { ...parameters, mediaType, body }));
  });
}
