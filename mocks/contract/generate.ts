/**
 * Makes, beside the types that openapi-ts makes, what the mock and the contract tests read of `openapi.yaml`: the
 * document as data, the table of operations with their types, and the named examples with theirs. Of the contract of
 * the search cluster the document as data.
 *
 * Usage: `node mocks/contract/generate.ts [folder]`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { parse } from 'yaml';

import { clientTables, exportKeyMaker } from './clientTables.ts';
import { createChecker, pointerTo } from './checker.ts';
import { guardedIn } from './guarded.ts';
import { at, isRecord, operationsOf, tagOf } from './homes.ts';
import { maxBytesOf } from './maxBytes.ts';

const NOTE = '// Made from openapi.yaml by mocks/contract/generate.ts\n';

const root = join(import.meta.dirname, '../..');
const folder = argv[2] ?? import.meta.dirname;
const document: unknown = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8'));
if (!isRecord(document)) throw new Error('openapi.yaml is not a document');
const checker = createChecker(document);

const toJson = (value: unknown): string => JSON.stringify(value);
const entriesOf = (value: unknown): [string, unknown][] => (isRecord(value) ? Object.entries(value) : []);

/** Where a thing stands, after following its `$ref`, and the thing itself. */
function resolveRef(pointer: string, value: unknown): { pointer: string; value: unknown } {
  const ref = at(value, '$ref');
  if (typeof ref !== 'string') return { pointer, value };
  return { pointer: ref.slice(1), value: at(document, ...ref.slice(2).split('/')) };
}

interface Row {
  id: string;
  method: string;
  path: string;
  operation: Record<string, unknown>;
}

const rows: Row[] = operationsOf(document).map(({ method, path, operation }) => {
  const id = operation['operationId'];
  if (typeof id !== 'string') throw new Error(`${method} ${path} has no operationId`);
  return { id, method, path, operation };
});

function repliesOf({ path, method, operation }: Row): Record<string, unknown> {
  return Object.fromEntries(
    entriesOf(operation['responses']).map(([status, response]) => {
      const resolvedNode = resolveRef(pointerTo('paths', path, method, 'responses', status), response);
      const [type, media] = entriesOf(at(resolvedNode.value, 'content'))[0] ?? [];
      if (type === undefined) throw new Error(`${method} ${path} ${status} answers nothing`);
      const examples = entriesOf(at(media, 'examples')).map(([name, example]) => [
        name,
        String(at(example, '$ref')).split('/').at(-1),
      ]);
      const schema = `${resolvedNode.pointer}${pointerTo('content', type, 'schema')}`;
      const headers = entriesOf(at(resolvedNode.value, 'headers')).map(([name, header]) => [
        name,
        String(at(resolveRef('', header).value, 'example')),
      ]);
      const headersPart = headers.length > 0 ? { headers: Object.fromEntries(headers) } : {};
      return [status, { type, schema, examples: Object.fromEntries(examples), ...headersPart }];
    }),
  );
}

/** How the text of a parameter is read: the first of these that its schema is. */
function kindOf(parameter: unknown): string {
  const { value } = resolveRef('', at(parameter, 'schema'));
  const type = at(value, 'type');
  if (type === 'array') return at(parameter, 'explode') === false ? 'joined' : 'list';
  if (type === 'integer' || type === 'number') return 'number';
  return type === 'boolean' ? 'boolean' : 'text';
}

function parametersOf({ path, method, operation }: Row): unknown[] {
  const parameters = Array.isArray(operation['parameters']) ? operation['parameters'] : [];
  return parameters.map((parameter, index) => {
    const resolvedNode = resolveRef(pointerTo('paths', path, method, 'parameters', String(index)), parameter);
    return {
      name: at(resolvedNode.value, 'name'),
      in: at(resolvedNode.value, 'in'),
      required: at(resolvedNode.value, 'required') === true,
      schema: `${resolvedNode.pointer}/schema`,
      kind: kindOf(resolvedNode.value),
      ...(at(resolvedNode.value, 'schema', 'default') === undefined
        ? {}
        : { fallback: at(resolvedNode.value, 'schema', 'default') }),
    };
  });
}

function entryOf(row: Row): Record<string, unknown> {
  const { method, path, operation } = row;
  const body = pointerTo('paths', path, method, 'requestBody', 'content');
  const types = entriesOf(at(operation, 'requestBody', 'content')).map(([type]) => type);
  return {
    method: method.toUpperCase(),
    path,
    origin: operation['x-origin'],
    tag: tagOf(operation),
    secured: !(Array.isArray(operation['security']) && operation['security'].length === 0),
    needsLogin: toJson(at(operation, 'responses', '200') ?? null).includes('schemas/NeedsLogin'),
    parameters: parametersOf(row),
    body: Object.fromEntries(types.map((type) => [type, `${body}${pointerTo(type, 'schema')}`])),
    maxBytes: maxBytesOf(document, operation),
    replies: repliesOf(row),
  };
}

function operationsTable(): string {
  const types = rows.map(({ id, operation }) => {
    const name = id.charAt(0).toUpperCase() + id.slice(1);
    const hasRefusals = entriesOf(operation['responses']).some(([status]) => !status.startsWith('2'));
    const outType = hasRefusals ? `t.${name}Responses & t.${name}Errors` : `t.${name}Responses`;
    return `  ${id}: { in: t.${name}Data; out: ${outType} };`;
  });
  const table = rows.map((row) => `  ${row.id}: ${toJson(entryOf(row))},`);
  return `${NOTE}import type { Examples } from './examples.gen.ts';
import type * as t from './types/types.gen.ts';

/** What an operation takes and, by status, what it answers. */
export interface Operations {
${types.join('\n')}
}

/** Schemas are JSON pointers into the document. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path template below the API base. */
  path: string;
  origin: 'observed' | 'proposed';
  tag: string;
  /** Demands the bearer token. */
  secured: boolean;
  /** Its 200 may be a needs-login body, which reaches the panel's caller as null. */
  needsLogin: boolean;
  parameters: readonly Parameter[];
  /** Schema of the request body by media type; empty when there is no body. */
  body: Readonly<Record<string, string>>;
  /** How many bytes the files of a form have at most, by field. */
  maxBytes?: Readonly<Record<string, number>>;
  /** By status. */
  replies: Readonly<Record<string, Described>>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: string;
  /** What its text stands for. */
  kind: 'text' | 'number' | 'boolean' | 'list' | 'joined';
  /** What holds when it is not sent. */
  fallback?: number | boolean | string | readonly string[];
}

/** A described answer: media type, schema, examples by the name they have here, and examples of its headers, which are all required. */
export interface Described {
  type: string;
  schema: string;
  examples: Readonly<Record<string, keyof Examples>>;
  headers?: Readonly<Record<string, string>>;
}

export const operations = {
${table.join('\n')}
} as const satisfies Record<keyof Operations, Operation>;
`;
}

/** Every place of the document that shows an example: its name in `components.examples` and the schema it must fit. */
function findShownExamples(): Map<string, unknown> {
  const resolvedNode = new Map<string, unknown>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    for (const [type, media] of entriesOf(at(value, 'content'))) {
      // A file cannot be written down as an example; nothing could use what stands there.
      if (type === 'multipart/form-data') continue;
      for (const [, example] of entriesOf(at(media, 'examples'))) {
        const name = String(at(example, '$ref')).split('/').at(-1);
        if (name !== undefined) resolvedNode.set(name, at(media, 'schema'));
      }
    }
    for (const [, child] of entriesOf(value)) visit(child);
  };
  visit(document);
  return resolvedNode;
}

/** The type of an example: the named schema it is shown under, or the one branch of a `oneOf` that it fits. */
function typeOf(name: string, schema: unknown): string {
  const branches = at(schema, 'oneOf');
  const value = at(document, 'components', 'examples', name, 'value');
  const fittingRefs = (Array.isArray(branches) ? branches : [schema]).flatMap((branch) => {
    const ref = at(branch, '$ref');
    return typeof ref === 'string' && checker.errors(ref.slice(1), value).length === 0 ? [ref] : [];
  });
  if (fittingRefs.length !== 1)
    throw new Error(`example ${name} fits ${fittingRefs.length} schemas of its place, not one`);
  return `t.${fittingRefs[0]?.split('/').at(-1)}`;
}

function examplesTable(): string {
  const shownExamplesByName = [...findShownExamples()].sort(([a], [b]) => (a < b ? -1 : 1));
  const types = shownExamplesByName.map(([name, schema]) => `  ${name}: ${typeOf(name, schema)};`);
  const values = shownExamplesByName.map(
    ([name]) => `  ${name}: ${toJson(at(document, 'components', 'examples', name, 'value'))},`,
  );
  return `${NOTE}import type * as t from './types/types.gen.ts';

export interface Examples {
${types.join('\n')}
}

/** The named examples of the contract, the seed of the mock. Copy before changing: \`structuredClone\`. */
export const examples: Readonly<Examples> = {
${values.join('\n')}
};
`;
}

function guardedTable(): string {
  return `${NOTE}import type { Permission } from '#session/permissions.ts';
import type { Guarded } from './guarded.ts';

/** What needs a permission, by the contract's \`x-permission\`. */
export const guarded: Guarded<Permission> = ${toJson(guardedIn(document))};
`;
}

/** The contract of the search cluster stands beside; of it the mock reads the document only. */
const searchFile = join(root, 'mocks/doubles/typesense/typesense-subset.yaml');
const search: unknown = parse(readFileSync(searchFile, 'utf8'));

writeFileSync(join(folder, 'typesense.gen.json'), `${JSON.stringify(search, null, 1)}\n`);
writeFileSync(join(folder, 'openapi.gen.json'), `${JSON.stringify(document, null, 1)}\n`);
writeFileSync(join(folder, 'operations.gen.ts'), operationsTable());
writeFileSync(join(folder, 'examples.gen.ts'), examplesTable());
writeFileSync(join(folder, 'guarded.gen.ts'), guardedTable());
// The panel's own come into the folder that openapi-ts has just made anew.
if (argv[2] === undefined) {
  for (const [file, text] of Object.entries(clientTables(rows.map(entryOf), document)))
    writeFileSync(join(root, 'src/api/generated', file), text);
  exportKeyMaker(join(root, 'src/api/generated/query/shared.gen.ts'));
}
