import type { Operation, Parameter } from './contract/operations.gen.ts';

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
  // Several values where one is meant are no value of any kind.
  if (texts.length > 1) return texts;
  if (kind === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  if (kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** Reads what a call was asked with: numbers, truths and lists as such, and the fallbacks of what was not sent. */
export function readParameters(
  { parameters }: Operation,
  path: Readonly<Record<string, string>>,
  request: Request,
): Parameters {
  const { searchParams } = new URL(request.url);
  const read: Parameters = { path: {}, query: {}, headers: {} };
  const places = { path: read.path, query: read.query, header: read.headers };
  const textsOf = ({ name, in: place }: Parameter): readonly string[] => {
    if (place === 'query') return searchParams.getAll(name);
    const text = place === 'header' ? request.headers.get(name) : path[name];
    return text === null || text === undefined ? [] : [text];
  };
  for (const parameter of parameters) {
    const texts = textsOf(parameter);
    if (texts.length > 0) places[parameter.in][parameter.name] = valueOf(parameter.kind, texts);
    else if (parameter.fallback !== undefined) places[parameter.in][parameter.name] = parameter.fallback;
  }
  return read;
}
