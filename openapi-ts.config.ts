import { readFileSync } from 'node:fs';
import { defineConfig, type Plugins, type UserConfig } from '@hey-api/openapi-ts';
import ts from 'typescript';
import { parse } from 'yaml';

import { at, homesOf, isRecord, operationsOf, SHARED } from './mocks/contract/homes.ts';

type Header = NonNullable<Exclude<UserConfig['output'], string | readonly unknown[]>['header']>;

const input = './openapi.yaml';
const homes = homesOf(parse(readFileSync(input, 'utf8')));

/**
 * One file per tag: a bundler does not split a module across chunks, so one file for everything would bring the calls
 * of every screen to the sign-in page.
 */
function byTag(folder: string) {
  const home = (meta: Record<string, unknown>, symbol: unknown): string => {
    // The key of a query knows its call by its name alone.
    const call = String(at(symbol, 'name')).replace(/QueryKey$/, '');
    if (typeof meta['resourceId'] !== 'string') return homes.operations.get(call) ?? SHARED;
    const name = meta['resourceId'].split('/').at(-1) ?? '';
    if (meta['resourceId'].includes('/parameters/')) return homes.parameters.get(name) ?? SHARED;
    return homes.operations.get(name) ?? homes.schemas.get(name) ?? SHARED;
  };
  return {
    symbols: {
      getFilePath: (symbol: { meta?: unknown }) =>
        `${folder}/${home(isRecord(symbol.meta) ? symbol.meta : {}, symbol)}`,
    },
  };
}

/**
 * Without the widths of integers: a number of JavaScript holds 53 bits, which is more than the contract asks for, and the
 * generator would make `bigint` of 64.
 */
function plainIntegers(value: unknown): void {
  if (Array.isArray(value)) value.forEach(plainIntegers);
  if (!isRecord(value)) return;
  if (value['format'] === 'int32' || value['format'] === 'int64') Reflect.deleteProperty(value, 'format');
  Object.values(value).forEach(plainIntegers);
}

/**
 * The client's view of the contract. The caller of a call that needs a sign-in gets null (spec §7), so `NeedsLogin`
 * is null here; every refusal becomes one ApiError, so only successful answers are typed; the cache-buster is added by
 * the request layer and is no caller's business (D6); webhooks are between others.
 */
function clientView(document: unknown): void {
  plainIntegers(document);
  const needsLogin = at(document, 'components', 'schemas', 'NeedsLogin');
  if (isRecord(needsLogin)) {
    for (const key of Object.keys(needsLogin)) Reflect.deleteProperty(needsLogin, key);
    needsLogin['type'] = 'null';
  }
  // Webhooks are calls to the server, and what only they speak of is no business of the panel.
  if (isRecord(document)) Reflect.deleteProperty(document, 'webhooks');
  const schemas = at(document, 'components', 'schemas');
  if (isRecord(schemas)) {
    for (const name of Object.keys(schemas))
      if (!homes.schemas.has(name)) Reflect.deleteProperty(schemas, name);
  }
  const parameters = at(document, 'components', 'parameters');
  if (isRecord(parameters)) Reflect.deleteProperty(parameters, 'CacheBuster');
  for (const { operation } of operationsOf(document)) {
    const { parameters: used, responses } = operation;
    if (Array.isArray(used)) {
      operation['parameters'] = used.filter(
        (one) => at(one, '$ref') !== '#/components/parameters/CacheBuster',
      );
    }
    if (isRecord(responses)) {
      for (const status of Object.keys(responses)) {
        if (!status.startsWith('2')) Reflect.deleteProperty(responses, status);
      }
    }
    // Where a call takes several kinds of body the panel sends the first one (D8); the library would prefer JSON.
    const bodies = at(operation, 'requestBody', 'content');
    if (isRecord(bodies))
      for (const type of Object.keys(bodies).slice(1)) Reflect.deleteProperty(bodies, type);
  }
}

/** A file to upload is a Blob; the library's own check for `format: binary` wants text and refuses every upload. */
const binaryAsBlob: Plugins.Zod.Resolvers['string'] = (ctx) =>
  ctx.schema.format === 'binary' ? ctx.$(ctx.plugin.imports.z).attr('instanceof').call('Blob') : undefined;

/**
 * What is made from the contract is checked like our own code. The client library's own files, which are copied into
 * the output and have no `file` here, are not: they do not compile under `exactOptionalPropertyTypes`. Their types
 * count all the same.
 */
const header: Header = ({ defaultValue, file }) =>
  file
    ? defaultValue
    : ['// @ts-nocheck The library is written for less strict compiler settings.', ...defaultValue];

/** A union of a hundred words and more helps nobody: such a list, the currencies, is text in types. */
const longListAsText: Plugins.HeyApiTypeScript.Resolvers['enum'] = (ctx) =>
  ctx.nodes.items(ctx).enumMembers.length > 100
    ? ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword)
    : undefined;

const typescript = { name: '@hey-api/typescript', $resolvers: { enum: longListAsText } } as const;

const output = { clean: true, entryFile: false, header, module: { extension: '.ts' } } as const;

export default defineConfig([
  {
    input,
    output: { ...output, path: 'src/api/generated' },
    parser: {
      filters: { orphans: true },
      hooks: {
        operations: {
          // It acts, although it is a GET (spec §7): it must never be cached or fetched again.
          isMutation: ({ id }) => (id === 'logoutUser' ? true : undefined),
          isQuery: ({ id }) => (id === 'logoutUser' ? false : undefined),
        },
      },
      patch: { input: clientView },
    },
    plugins: [
      {
        name: '@hey-api/client-fetch',
        baseUrl: false,
        runtimeConfigPath: './src/api/clientConfig.ts',
        throwOnError: true,
      },
      typescript,
      { name: '@hey-api/sdk', $hooks: byTag('sdk') },
      {
        name: '@tanstack/react-query',
        // Lists have pages; and their calls would come to the first screen with the keys.
        infiniteQueryKeys: false,
        infiniteQueryOptions: false,
        queryKeys: { tags: true },
        $hooks: byTag('query'),
      },
      {
        name: 'zod',
        compatibilityVersion: 'mini',
        dates: { offset: true },
        requests: { body: true, headers: false, path: false, query: false },
        responses: false,
        $hooks: byTag('zod'),
        $resolvers: { string: binaryAsBlob },
      },
    ],
  },
  {
    // The server's view, for the mock: refusals and NeedsLogin as they are on the wire.
    input,
    output: { ...output, path: 'mocks/contract/types' },
    parser: { patch: { input: plainIntegers } },
    plugins: [typescript],
  },
]);
