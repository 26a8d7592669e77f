import type { Operation, Parameter } from '#mocks/contract/operations.gen.ts';

/** The parameters of a call by their place, as the values their text stands for. */
export interface Parameters {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
}

/** Text that does not stand for a value of the kind stays text, so that the check finds it. */
function parseValue(kind: Parameter['kind'], texts: readonly string[]): unknown {
  const [text = ''] = texts;
  if (kind === 'list') return texts;
  if (kind === 'joined') return texts.flatMap((one) => one.split(','));
  // Several values where one is meant are no value of any kind.
  if (texts.length > 1) return texts;
  if (kind === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  if (kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** The query of a call, or of a list that a request names, with the fallbacks of what is not in it. */
export function readQuery(
  { parameters }: Pick<Operation, 'parameters'>,
  params: URLSearchParams,
): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const { name, in: location, kind, fallback } of parameters) {
    if (location !== 'query') continue;
    const texts = params.getAll(name);
    if (texts.length > 0) query[name] = parseValue(kind, texts);
    else if (fallback !== undefined) query[name] = fallback;
  }
  return query;
}

/** Reads what a call was asked with: numbers, truths and lists as such, and the fallbacks of what was not sent. */
export function readParameters(
  operation: Operation,
  path: Readonly<Record<string, string>>,
  request: Request,
): Parameters {
  const parameters: Parameters = {
    path: {},
    query: readQuery(operation, new URL(request.url).searchParams),
    headers: {},
  };
  const valuesByLocation = { path: parameters.path, header: parameters.headers };
  for (const { name, in: location, kind, fallback } of operation.parameters) {
    if (location === 'query') continue;
    const text = location === 'header' ? request.headers.get(name) : path[name];
    if (text !== null && text !== undefined) valuesByLocation[location][name] = parseValue(kind, [text]);
    else if (fallback !== undefined) valuesByLocation[location][name] = fallback;
  }
  return parameters;
}
