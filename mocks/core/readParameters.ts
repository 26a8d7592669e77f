import type { Operation, Parameter } from '#mocks/contract/operations.gen.ts';

/** The parameters of a call by their place, as the values their text stands for. */
export interface Parameters {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
}

/** Text that does not stand for a value of the kind stays text, so that the check finds it. */
function valueOf(kind: Parameter['kind'], texts: readonly string[]): unknown {
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
  asked: URLSearchParams,
): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const { name, in: place, kind, fallback } of parameters) {
    if (place !== 'query') continue;
    const texts = asked.getAll(name);
    if (texts.length > 0) read[name] = valueOf(kind, texts);
    else if (fallback !== undefined) read[name] = fallback;
  }
  return read;
}

/** Reads what a call was asked with: numbers, truths and lists as such, and the fallbacks of what was not sent. */
export function readParameters(
  operation: Operation,
  path: Readonly<Record<string, string>>,
  request: Request,
): Parameters {
  const read: Parameters = {
    path: {},
    query: readQuery(operation, new URL(request.url).searchParams),
    headers: {},
  };
  const places = { path: read.path, header: read.headers };
  for (const { name, in: place, kind, fallback } of operation.parameters) {
    if (place === 'query') continue;
    const text = place === 'header' ? request.headers.get(name) : path[name];
    if (text !== null && text !== undefined) places[place][name] = valueOf(kind, [text]);
    else if (fallback !== undefined) places[place][name] = fallback;
  }
  return read;
}
