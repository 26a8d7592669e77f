import { type Checker, FILE } from '#mocks/contract/checker.ts';
import { at, isRecord } from '#mocks/contract/homes.ts';

import type { BodyKind, Operation, Parameter } from '#tests/contract/model/contract.ts';
import type { ApiRequest } from './apiRequest.ts';
import { linked } from './linked.ts';
import { schemaAt } from './schemaOf.ts';

export interface PlainRequestParts {
  document: unknown;
  checker: Checker;
  /** Values for a parameter that are known or shown, the most promising first. */
  shownFor: (operation: Operation, parameter: Parameter) => readonly unknown[];
  /** One value that a schema allows. */
  one: (pointer: string, seed: number) => unknown;
}

/** Which of the known things is asked about; of the last ones the example itself, which bodies may be about. */
const TURNS = [0, 'example', 1, 2, 3] as const;

type Turn = (typeof TURNS)[number];

/** An example shows a file as a text; what is sent is a file. */
function withFiles(document: unknown, schema: string, body: unknown): unknown {
  const { properties } = schemaAt(document, schema);
  if (!isRecord(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      at(properties, name, 'format') === 'binary' ? FILE : value,
    ]),
  );
}

function bodiesOf({ document, one }: PlainRequestParts, { schema, examples }: BodyKind): unknown[] {
  const shown = Object.values(examples);
  if (schema === undefined) return shown;
  if (shown.length === 0) return [one(schema, 1), one(schema, 2)];
  return shown.map((body) => withFiles(document, schema, body));
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
    const parameters = parametersAt(parts, operation, turn);
    if (mediaType === undefined || bodies.length === 0) return [parameters];
    return bodies.map((body) => linked(parts.checker, operation, { ...parameters, mediaType, body }));
  });
}
