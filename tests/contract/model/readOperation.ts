import { pointerTo } from '#mocks/contract/checker.ts';
import { at } from '#mocks/contract/homes.ts';

import type { BodyKind, Operation, Reply } from './contract.ts';
import { endedSignInsOf } from './endedSignIns.ts';
import { entriesOf } from './entriesOf.ts';
import { examplesOf } from './examplesOf.ts';
import { filesOf } from './filesOf.ts';
import { follow, type Found, valueAt } from './follow.ts';
import { readParameters } from './readParameters.ts';
import { readWays } from './readWays.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'] as const;

function kindsOf(document: unknown, { pointer, value }: Found): Record<string, BodyKind> {
  return Object.fromEntries(
    entriesOf(at(value, 'content')).map(([type, media]) => [
      type.split(';', 1)[0]?.trim().toLowerCase() ?? type,
      {
        schema:
          at(media, 'schema') === undefined ? undefined : pointer + pointerTo('content', type, 'schema'),
        examples: examplesOf(document, media),
        files: /^multipart\/form-data\b/i.test(type) ? filesOf(document, media) : {},
      },
    ]),
  );
}

function originOf(described: unknown): string | undefined {
  const origin = at(described, 'x-origin');
  return typeof origin === 'string' ? origin : undefined;
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
  return { origin: originOf(found.value), kinds: kindsOf(document, found), headers };
}

/**
 * @param pointer to the path in the document
 * @throws {UnusableContract} when a reference leads nowhere
 */
function readOperation(
  document: unknown,
  pointer: string,
  path: string,
  method: string,
  operation: unknown,
): Operation {
  const home = pointer + pointerTo(method);
  const given = at(operation, 'requestBody');
  const body =
    given === undefined ? undefined : follow(document, { pointer: `${home}/requestBody`, value: given });
  const replies = entriesOf(at(operation, 'responses')).map(([status, value]) => [
    status,
    readReply(document, { pointer: home + pointerTo('responses', status), value }),
  ]);
  const id = at(operation, 'operationId');
  const ways = readWays(document, operation);
  return {
    id: typeof id === 'string' ? id : `${method} ${path}`,
    pointer: home,
    method: method.toUpperCase(),
    path,
    parameters: readParameters(document, home),
    body: body && { required: at(body.value, 'required') === true, kinds: kindsOf(document, body) },
    replies: Object.fromEntries(replies),
    schemes: ways[0] ?? [],
    ways,
    origin: originOf(operation),
    endsSignIns: endedSignInsOf(document, path, method, operation),
  };
}

/**
 * The operations of every path below a pointer: of `paths`, of `webhooks`, of one callback.
 * @throws {UnusableContract} when a reference leads nowhere
 */
export function readOperations(document: unknown, pointer: string): Operation[] {
  return entriesOf(valueAt(document, pointer)).flatMap(([path, given]) => {
    const item = follow(document, { pointer: pointer + pointerTo(path), value: given });
    return METHODS.flatMap((method) => {
      const operation = at(item.value, method);
      return operation === undefined ? [] : [readOperation(document, item.pointer, path, method, operation)];
    });
  });
}
