/**
 * Makes, beside the types that openapi-ts makes, what the mock and the contract tests read of `openapi.yaml`: the
 * document as data, the table of operations with their types, and the named examples with theirs.
 *
 * Usage: `node mocks/contract/generate.ts [folder]`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { parse } from 'yaml';

import { createChecker } from './checker.ts';
import { at, isRecord, operationsOf, tagOf } from './homes.ts';

const NOTE = '// Made from openapi.yaml by mocks/contract/generate.ts\n';

const root = join(import.meta.dirname, '../..');
const folder = argv[2] ?? import.meta.dirname;
const document: unknown = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8'));
const checker = createChecker(document);

const quoted = (value: unknown): string => JSON.stringify(value);
const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));

function deref(value: unknown): unknown {
  const ref = at(value, '$ref');
  return typeof ref === 'string' ? at(document, ...ref.replace('#/', '').split('/')) : value;
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
  return { id, method: method.toUpperCase(), path, operation };
});

function operationsTable(): string {
  const types = rows.map(({ id, operation }) => {
    const name = id.charAt(0).toUpperCase() + id.slice(1);
    const refuses = Object.keys(isRecord(operation['responses']) ? operation['responses'] : {}).some(
      (status) => !status.startsWith('2'),
    );
    const out = refuses ? `t.${name}Responses & t.${name}Errors` : `t.${name}Responses`;
    return `  ${id}: { in: t.${name}Data; out: ${out} };`;
  });
  const table = rows.map(({ id, method, path, operation }) => {
    const body = at(deref(operation['requestBody']), 'content');
    const entry = {
      method,
      path,
      origin: operation['x-origin'],
      tag: tagOf(operation),
      secured: !(Array.isArray(operation['security']) && operation['security'].length === 0),
      needsLogin: quoted(at(operation, 'responses', '200') ?? null).includes('schemas/NeedsLogin'),
      body: isRecord(body) ? Object.keys(body) : [],
    };
    return `  ${id}: ${quoted(entry)},`;
  });
  return `${NOTE}import type * as t from './types/types.gen.ts';

/** What an operation takes and, by status, what it answers. */
export interface Operations {
${types.join('\n')}
}

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
  /** Media types of the request body. */
  body: readonly string[];
}

export const operations: Record<keyof Operations, Operation> = {
${table.join('\n')}
};
`;
}

/** Every place of the document that shows an example: its name in `components.examples` and the schema it must fit. */
function shownExamples(): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isRecord(value)) return;
    for (const [type, media] of Object.entries(isRecord(value['content']) ? value['content'] : {})) {
      const examples = at(media, 'examples');
      if (type === 'multipart/form-data' || !isRecord(examples)) continue;
      for (const example of Object.values(examples)) {
        const ref = at(example, '$ref');
        if (typeof ref === 'string') found.set(ref.split('/').at(-1) ?? ref, at(media, 'schema'));
      }
    }
    Object.values(value).forEach(visit);
  };
  visit(document);
  return found;
}

/** The type of an example: the named schema it is shown under, or the one branch of a `oneOf` that it fits. */
function typeOf(name: string, schema: unknown): string {
  const branches = at(schema, 'oneOf');
  const value = at(document, 'components', 'examples', name, 'value');
  const fitting = (Array.isArray(branches) ? branches : [schema]).flatMap((branch) => {
    const ref = at(branch, '$ref');
    if (typeof ref !== 'string') return [];
    return checker.errors(ref.replace('#/', '').split('/'), value).length === 0
      ? [ref.split('/').at(-1)]
      : [];
  });
  if (fitting.length !== 1)
    throw new Error(`example ${name} fits ${fitting.length} schemas of its place, not one`);
  return `t.${fitting[0]}`;
}

function examplesTable(): string {
  const shown = [...shownExamples()].sort(([a], [b]) => (a < b ? -1 : 1));
  const types = shown.map(([name, schema]) => `  ${key(name)}: ${typeOf(name, schema)};`);
  const values = shown.map(
    ([name]) => `  ${key(name)}: ${quoted(at(document, 'components', 'examples', name, 'value'))},`,
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

writeFileSync(join(folder, 'openapi.gen.json'), `${JSON.stringify(document, null, 1)}\n`);
writeFileSync(join(folder, 'operations.gen.ts'), operationsTable());
writeFileSync(join(folder, 'examples.gen.ts'), examplesTable());
