/**
 * The rules of the contract that run through every operation, as Redocly rules. Each speaks of one operation and says
 * what to do. They keep no state between operations.
 */
import { at, isRecord } from '#mocks/contract/homes.ts';

type Node = Record<string, unknown>;

interface Place {
  child: (path: readonly string[]) => Place;
}

interface Context {
  location: Place;
  key: string | number;
  resolve: (node: Node) => { node?: unknown };
  report: (problem: { message: string; location: Place }) => void;
}

type Rule = () => Record<string, (node: Node, context: Context) => void>;

const NEEDS_LOGIN = '#/components/schemas/NeedsLogin';
const PROBLEM = '#/components/schemas/Problem';
const BUSTER = '#/components/parameters/CacheBuster';
const METHODS: ReadonlySet<string> = new Set(['get', 'put', 'post', 'delete', 'patch']);

const isPublic = (operation: Node): boolean =>
  Array.isArray(operation['security']) && operation['security'].length === 0;

const nameOf = (operation: Node): string =>
  typeof operation['operationId'] === 'string'
    ? operation['operationId']
    : 'an operation without operationId';

function followed(node: unknown, context: Context): unknown {
  return isRecord(node) && typeof node['$ref'] === 'string' ? context.resolve(node).node : node;
}

/** The answers of an operation by status, references followed. */
function responsesOf(operation: Node, context: Context): [string, Node][] {
  const responses = isRecord(operation['responses']) ? operation['responses'] : {};
  return Object.entries(responses).flatMap(([status, response]) => {
    const resolved = followed(response, context);
    return isRecord(resolved) ? [[status, resolved]] : [];
  });
}

function schemaRefs(response: unknown, mediaType = 'application/json'): string[] {
  const schema = at(response, 'content', mediaType, 'schema');
  const branches = at(schema, 'oneOf');
  return (Array.isArray(branches) ? branches : [schema]).flatMap((one) => {
    const ref = at(one, '$ref');
    return typeof ref === 'string' ? [ref] : [];
  });
}

/** D5: how a call that needs a sign-in is answered is described at every operation that demands the token. */
export const needsLogin: Rule = () => ({
  Operation(operation, context) {
    const name = nameOf(operation);
    const responses = new Map(responsesOf(operation, context));
    const inOk = schemaRefs(responses.get('200')).includes(NEEDS_LOGIN);
    const in401 = schemaRefs(responses.get('401')).includes(NEEDS_LOGIN);
    const report = (message: string) =>
      context.report({ message: `${name}: ${message}`, location: context.location.child(['responses']) });
    if (isPublic(operation)) {
      if (inOk || in401) report('a public operation never answers NeedsLogin');
      return;
    }
    if (!in401) report('an operation that demands the token describes 401 with the body NeedsLogin');
    if (operation['x-origin'] === 'observed' && !inOk) {
      report('a secured observed 200 is oneOf [..., NeedsLogin]');
    }
    if (operation['x-origin'] === 'proposed' && inOk)
      report('a proposed operation answers NeedsLogin with 401 only');
  },
});

function exampleProblems(media: unknown): string[] {
  if (isRecord(media) && 'example' in media) return ['uses `example`; name it under `examples`'];
  const examples = at(media, 'examples');
  if (!isRecord(examples) || Object.keys(examples).length === 0) return ['has no named example'];
  return Object.entries(examples)
    .filter(([, example]) => !String(at(example, '$ref')).startsWith('#/components/examples/'))
    .map(([name]) => `example \`${name}\` is not one of components.examples`);
}

/** Examples are the states a screen must show, the answers of Prism and the seed of the mock: named, and shared. */
export const namedExamples: Rule = () => ({
  Operation(operation, context) {
    const body = operation['requestBody'];
    const bodies: [string, unknown][] = isRecord(body) ? [['the request', body]] : [];
    for (const [where, holder] of [...bodies, ...responsesOf(operation, context)]) {
      const content = at(holder, 'content');
      for (const [type, media] of Object.entries(isRecord(content) ? content : {})) {
        const place = `${nameOf(operation)}: ${where} (${type})`;
        const problems = exampleProblems(media);
        if (where === '200' && at(media, 'examples', 'ok') === undefined)
          problems.push('has no example `ok`');
        if (where === '200' && schemaRefs(holder).includes(NEEDS_LOGIN)) {
          if (at(media, 'examples', 'loginNeeded') === undefined)
            problems.push('has no example `loginNeeded`');
        }
        for (const problem of problems) {
          context.report({ message: `${place} ${problem}`, location: context.location });
        }
      }
    }
  },
});

const isOrigin = (value: unknown): boolean => value === 'observed' || value === 'proposed';

/** D4: what the existing server does and what we ask for is told apart, operation by operation, schema by schema. */
export const origin: Rule = () => ({
  Operation(operation, context) {
    if (isOrigin(operation['x-origin'])) return;
    context.report({
      message: `${nameOf(operation)}: x-origin is observed or proposed`,
      location: context.location,
    });
  },
  Components(components, context) {
    const schemas = components['schemas'];
    for (const [name, schema] of Object.entries(isRecord(schemas) ? schemas : {})) {
      if (isOrigin(at(schema, 'x-origin'))) continue;
      context.report({
        message: `schema ${name}: x-origin is observed or proposed`,
        location: context.location.child(['schemas', name]),
      });
    }
  },
});

/** D6: every GET takes `_t`, by the one shared parameter; nothing else does. */
export const cacheBuster: Rule = () => ({
  PathItem(item, context) {
    for (const [method, operation] of Object.entries(item)) {
      if (!METHODS.has(method) || !isRecord(operation)) continue;
      const parameters = Array.isArray(operation['parameters']) ? operation['parameters'] : [];
      const has = parameters.some((one) => at(one, '$ref') === BUSTER);
      const own = parameters.some((one) => at(one, 'name') === '_t');
      const location = context.location.child([method]);
      if (method === 'get' && !has) {
        context.report({ message: `${nameOf(operation)}: a GET takes the parameter CacheBuster`, location });
      }
      if ((method !== 'get' && has) || own) {
        context.report({
          message: `${nameOf(operation)}: \`_t\` belongs to GETs, by the parameter CacheBuster`,
          location,
        });
      }
    }
  },
});

/** D4: a refusal is a Problem. Exempt: 401 (NeedsLogin), and the 400 of observed public calls, known to be a message. */
export const refusals: Rule = () => ({
  Operation(operation, context) {
    const location = context.location.child(['responses']);
    const responses = responsesOf(operation, context);
    if (!responses.some(([status]) => status === '422')) {
      context.report({
        message: `${nameOf(operation)}: describes 422, so that all mocks refuse alike`,
        location,
      });
    }
    for (const [status, response] of responses) {
      const observedMessage = status === '400' && operation['x-origin'] === 'observed' && isPublic(operation);
      if (status < '400' || status === '401' || observedMessage) continue;
      if (schemaRefs(response, 'application/problem+json').includes(PROBLEM)) continue;
      context.report({
        message: `${nameOf(operation)}: ${status} answers application/problem+json with a Problem`,
        location,
      });
    }
  },
});

/** Whether a value the schema allows can be taken for 0 by the status-0 rule. */
function canBeZero(schema: unknown): boolean {
  if (!isRecord(schema)) return true;
  const { const: only, enum: some, minimum } = schema;
  if ('const' in schema) return only === 0 || only === '0';
  if (Array.isArray(some)) return some.includes(0) || some.includes('0');
  if (schema['type'] === 'integer' || schema['type'] === 'number')
    return !(typeof minimum === 'number' && minimum > 0);
  return !['boolean', 'null', 'object', 'array'].includes(String(schema['type']));
}

/** D5: a top-level `status` that can be 0 would end sessions; only NeedsLogin may have one. */
export const noStatusZero: Rule = () => ({
  Components(components, context) {
    const schemas = components['schemas'];
    for (const [name, schema] of Object.entries(isRecord(schemas) ? schemas : {})) {
      const status = at(schema, 'properties', 'status');
      if (name === 'NeedsLogin' || status === undefined || !canBeZero(followed(status, context))) continue;
      context.report({
        message: `schema ${name}: a \`status\` that can be 0 is kept for NeedsLogin`,
        location: context.location.child(['schemas', name, 'properties', 'status']),
      });
    }
  },
});

/** The generated client has one file per tag. */
export const oneTag: Rule = () => ({
  Operation(operation, context) {
    if (Array.isArray(operation['tags']) && operation['tags'].length === 1) return;
    context.report({ message: `${nameOf(operation)}: has exactly one tag`, location: context.location });
  },
});
