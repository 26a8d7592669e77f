import { pointerTo } from '#mocks/contract/checker.ts';
import { at, isRecord } from '#mocks/contract/homes.ts';

import type { BodyKind, Operation, Parameter, Place, Reply, Scheme } from './contract.ts';
import { follow, type Found, valueAt } from './follow.ts';

const PLACES = ['path', 'query', 'header', 'cookie'] as const;
const STYLES: Readonly<Record<Place, string>> = {
  path: 'simple',
  query: 'form',
  header: 'simple',
  cookie: 'form',
};

const entriesOf = (value: unknown): [string, unknown][] => (isRecord(value) ? Object.entries(value) : []);

/** The named examples, or the lone one under the name `example`. */
function examplesOf(document: unknown, holder: unknown): Record<string, unknown> {
  const named = entriesOf(at(holder, 'examples')).flatMap(([name, example]): [string, unknown][] => {
    const { value } = follow(document, { pointer: '', value: example });
    return isRecord(value) && 'value' in value ? [[name, value['value']]] : [];
  });
  const lone = at(holder, 'example') ?? at(holder, 'schema', 'example');
  return { ...(lone === undefined ? {} : { example: lone }), ...Object.fromEntries(named) };
}

function kindsOf(document: unknown, { pointer, value }: Found): Record<string, BodyKind> {
  return Object.fromEntries(
    entriesOf(at(value, 'content')).map(([type, media]) => [
      type.split(';', 1)[0]?.trim().toLowerCase() ?? type,
      {
        schema:
          at(media, 'schema') === undefined ? undefined : pointer + pointerTo('content', type, 'schema'),
        examples: examplesOf(document, media),
      },
    ]),
  );
}

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
  return [
    {
      name,
      in: place,
      required: place === 'path' || at(value, 'required') === true,
      style,
      explode: typeof explode === 'boolean' ? explode : style === 'form',
      schema: pointer + (type === undefined ? '/schema' : pointerTo('content', type, 'schema')),
      examples: Object.values(examplesOf(document, value)),
    },
  ];
}

/** Those of the operation stand over those of its path. */
function readParameters(document: unknown, path: string, method: string): Parameter[] {
  const homes = [pointerTo('paths', path, 'parameters'), pointerTo('paths', path, method, 'parameters')];
  const all = homes.flatMap((home) => {
    const list = valueAt(document, home);
    return (Array.isArray(list) ? list : []).flatMap((value: unknown, index) =>
      readParameter(document, { pointer: `${home}/${index}`, value }),
    );
  });
  return [...new Map(all.map((one) => [`${one.in} ${one.name}`, one])).values()];
}

function readReply(document: unknown, given: Found): Reply {
  const found = follow(document, given);
  const headers = entriesOf(at(found.value, 'headers')).flatMap(([name, header]) => {
    const { pointer, value } = follow(document, {
      pointer: found.pointer + pointerTo('headers', name),
      value: header,
    });
    if (at(value, 'schema') === undefined) return [];
    return [{ name, required: at(value, 'required') === true, schema: `${pointer}/schema` }];
  });
  return { kinds: kindsOf(document, found), headers };
}

function schemeOf(scheme: unknown): Scheme[] {
  const type = at(scheme, 'type');
  const place = at(scheme, 'in');
  const name = String(at(scheme, 'name'));
  if (type === 'http' && String(at(scheme, 'scheme')).toLowerCase() === 'basic') {
    return [{ kind: 'basic', name: 'authorization' }];
  }
  if (type === 'apiKey' && (place === 'header' || place === 'query' || place === 'cookie')) {
    return [{ kind: place, name }];
  }
  return [{ kind: 'bearer', name: 'authorization' }];
}

/** The ways in that the document offers; none when one of them asks for nothing. */
function readWays(document: unknown, operation: unknown): Scheme[][] {
  const ways: unknown = at(operation, 'security') ?? at(document, 'security');
  if (!Array.isArray(ways) || ways.some((way) => entriesOf(way).length === 0)) return [];
  return ways.map((way) =>
    entriesOf(way).flatMap(([name]) => {
      const value = at(document, 'components', 'securitySchemes', name);
      return schemeOf(follow(document, { pointer: '', value }).value);
    }),
  );
}

/** @throws {UnusableContract} when a reference leads nowhere */
export function readOperation(
  document: unknown,
  path: string,
  method: string,
  operation: unknown,
): Operation {
  const home = pointerTo('paths', path, method);
  const given = at(operation, 'requestBody');
  const body =
    given === undefined ? undefined : follow(document, { pointer: `${home}/requestBody`, value: given });
  const replies = entriesOf(at(operation, 'responses')).map(([status, value]) => [
    status,
    readReply(document, { pointer: home + pointerTo('responses', status), value }),
  ]);
  const id = at(operation, 'operationId');
  const origin = at(operation, 'x-origin');
  const ways = readWays(document, operation);
  return {
    id: typeof id === 'string' ? id : `${method} ${path}`,
    method: method.toUpperCase(),
    path,
    parameters: readParameters(document, path, method),
    body: body && { required: at(body.value, 'required') === true, kinds: kindsOf(document, body) },
    replies: Object.fromEntries(replies),
    schemes: ways[0] ?? [],
    ways,
    origin: typeof origin === 'string' ? origin : undefined,
  };
}
