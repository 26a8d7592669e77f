import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { isPublic, isTemplate, mayBeNull } from './operations.ts';
import { isRecord } from './problem.ts';

interface Described {
  operation: string;
  secured: boolean;
  nullable: boolean;
  path: string;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

function described(): Described[] {
  const contract: unknown = parse(readFileSync('openapi.yaml', 'utf8'));
  const paths = isRecord(contract) && isRecord(contract.paths) ? contract.paths : {};
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = isRecord(item) ? item[method] : undefined;
      if (!isRecord(operation)) return [];
      const responses = isRecord(operation.responses) ? operation.responses : {};
      return [
        {
          operation: `${method.toUpperCase()} ${path}`,
          secured: !(Array.isArray(operation.security) && operation.security.length === 0),
          nullable: JSON.stringify(responses['200'] ?? null).includes('/NeedsLogin"'),
          path,
        },
      ];
    }),
  );
}

const contract = described();

const named = (choose: (one: Described) => boolean): string[] =>
  contract.filter(choose).map(({ operation }) => operation);

test('the contract is read at all', () => {
  expect(contract.length).toBeGreaterThanOrEqual(16);
});

test('D5 null may come from exactly the operations whose 200 may ask for a sign-in', () => {
  expect(named(({ operation }) => mayBeNull(operation))).toEqual(named(({ nullable }) => nullable));
});

test('E46 exactly the operations without a token are public', () => {
  expect(named(({ operation }) => isPublic(operation))).toEqual(named(({ secured }) => !secured));
});

test('E52 exactly the operations below /users are template calls', () => {
  expect(named(({ operation }) => isTemplate(operation))).toEqual(
    named(({ path }) => path === '/users' || path.startsWith('/users/')),
  );
});
