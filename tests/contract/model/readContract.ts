import { createHash } from 'node:crypto';
import { parse } from 'yaml';

import { at, isRecord } from '#mocks/contract/homes.ts';

import { readWorkflows } from '#tests/contract/workflows/readWorkflows.ts';

import type { Contract } from './contract.ts';
import { UnusableContract } from './follow.ts';
import { readOperations } from './readOperation.ts';
import { upgraded } from './upgrade.ts';

const textOr = (value: unknown, fallback: string): string => (typeof value === 'string' ? value : fallback);

function parsed(text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : '';
    throw new UnusableContract(`the contract cannot be read: ${reason}`);
  }
}

/** The path of the first server; a server elsewhere counts by its path, and variables by their defaults. */
function basePathOf(document: Record<string, unknown>): string {
  const { servers } = document;
  const first: unknown = Array.isArray(servers) ? servers[0] : undefined;
  const url = textOr(at(first, 'url'), '').replaceAll(/\{([^}]+)\}/g, (_whole, name: string) =>
    textOr(at(first, 'variables', name, 'default'), ''),
  );
  return new URL(url, 'http://localhost/').pathname.replace(/\/+$/, '');
}

/**
 * Reads an OpenAPI 3.0 or 3.1 document, YAML or JSON, all in one file.
 * @param text the file as it stands; its SHA-256 is the fingerprint
 * @param workflows the Arazzo documents that belong to it
 * @throws {UnusableContract} saying why in one sentence
 */
export function readContract(text: string, ...workflows: readonly string[]): Contract {
  const written = parsed(text);
  const version = String(at(written, 'openapi'));
  if (!/^3\.[01]\./.test(version)) {
    throw new UnusableContract('the contract is no OpenAPI 3.0 or 3.1 document');
  }
  const document = version.startsWith('3.0.') ? upgraded(written) : written;
  const paths = at(document, 'paths');
  if (!isRecord(document) || !isRecord(paths)) throw new UnusableContract('the contract has no paths');
  const operations = readOperations(document, '/paths');
  const known = new Set(operations.map(({ id }) => id));
  return {
    title: textOr(at(document, 'info', 'title'), 'API'),
    document,
    fingerprint: createHash('sha256').update(text).digest('hex'),
    basePath: basePathOf(document),
    operations,
    workflows: workflows.flatMap((one) => readWorkflows(one, known)),
  };
}
