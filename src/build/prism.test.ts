import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, test } from 'vitest';

import { at } from '#mocks/contract/homes.ts';
import { writeContractFor } from './prism.ts';

const nodesIn = (file: string): unknown =>
  at(parse(readFileSync(file, 'utf8')), 'components', 'examples', 'searchSession', 'value', 'nodes');

test.each(['http://localhost:5173', 'http://localhost:4999'])(
  'a panel at %s finds the search nodes of the examples at its own address',
  (panel) => {
    const nodes = [1, 2, 3].map((node) => ({ url: `${panel}/api/__typesense/${node}` }));
    expect(nodesIn(writeContractFor(panel))).toEqual(nodes);
  },
);
