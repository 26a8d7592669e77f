import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../mocks/doubles/typesense/engine');

/** What the engine looks at, by `mocks/doubles/typesense/README.md` for good. */
const parameters = [
  'drop_tokens_threshold',
  'exclude_fields',
  'facet_by',
  'facet_query',
  'facet_query_num_typos',
  'filter_by',
  'group_by',
  'group_limit',
  'group_missing_values',
  'highlight_affix_num_tokens',
  'highlight_end_tag',
  'highlight_fields',
  'highlight_full_fields',
  'highlight_start_tag',
  'include_fields',
  'infix',
  'limit',
  'limit_hits',
  'max_candidates',
  'max_facet_values',
  'min_len_1typo',
  'min_len_2typo',
  'num_typos',
  'offset',
  'page',
  'per_page',
  'prefix',
  'q',
  'query_by',
  'query_by_weights',
  'snippet_threshold',
  'sort_by',
  'split_join_tokens',
  'typo_tokens_threshold',
];

test('the search engine of the mock reads no further parameter', () => {
  const readParameters = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => [
      ...readFileSync(join(folder, name), 'utf8').matchAll(
        /\b(?:text|count|flag|list|each)Of\(\s*parameters,\s*'(\w+)'/g,
      ),
    ])
    .map(([, parameter]) => parameter ?? '');
  expect([...new Set(readParameters)].toSorted()).toEqual(parameters);
});
