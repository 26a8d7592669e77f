// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { projectText } from '#tests/architecture/projectFiles.ts';
import type { Contract } from '#tests/contract/model/contract.ts';
import { readContract } from '#tests/contract/model/readContract.ts';
import { startFilter } from './client/filter.ts';
import { rankHits } from './client/rankHits.ts';
import { startSearch } from './client/search.ts';
import { searchEntries } from './client/searchEntries.ts';
import { docsPage } from './page.ts';

const contract = readContract(projectText('openapi.yaml'));

function showPage(described: Contract): void {
  const text = docsPage({ contract: described, script: '', server: 'http://x', accounts: [] });
  document.body.replaceWith(new DOMParser().parseFromString(text, 'text/html').body);
  startSearch(startFilter());
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  showPage(contract);
}, 60_000);
beforeEach(() => search(''));

const input = (): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>('#search');
  if (!found) throw new Error('The page has no search');
  return found;
};
const press = (key: string, target: EventTarget = input()): boolean =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const search = (query: string): void => {
  input().value = query;
  input().dispatchEvent(new Event('input'));
};
const shown = (): string[] =>
  [...document.querySelectorAll('#hits li')].map((one) =>
    [...one.children].map((part) => part.textContent).join(' | '),
  );

test.each([
  ['createProduct', 'createProduct | operation | POST /products'],
  ['get /products/{productId}', 'getProduct | operation | GET /products/{productId}'],
  ['product', /^Product \| schema/],
  ['version_conflict', /^version_conflict \| code/],
  ['retry-after', /^Retry-After \| header \| (answer|shared answer) /],
  ['leadTimeDays', /^leadTimeDays \| property \| /],
  ['lead time', /leadTime/],
  ['idempotency-key', /^Idempotency-Key \| parameter \| request of /],
])('"%s" finds first what is called so, and says where it is', (query, first) => {
  search(query);
  expect(shown()[0]).toMatch(first);
});

test('every operation, schema and problem code can be found', () => {
  const entries = searchEntries();
  const names = (kind: string): string[] =>
    entries.filter((one) => one.kind === kind).map(({ name }) => name);
  expect(names('operation')).toEqual(expect.arrayContaining(contract.operations.map(({ id }) => id)));
  expect(names('schema').length).toBe(document.querySelectorAll('section.schema').length);
  expect(names('code').length).toBeGreaterThan(20);
  expect(entries.filter(({ name }) => name === '')).toEqual([]);
  for (const { name, kind } of entries.filter((one) => one.kind !== 'property'))
    expect(rankHits(entries, name).some((hit) => hit.name === name && hit.kind === kind)).toBe(true);
});

test('a slash goes to the search, arrows choose, Enter opens what is chosen, and Escape shows the contents again', () => {
  press('/', document.body);
  expect(document.activeElement).toBe(input());
  search('archive');
  const options = [...document.querySelectorAll('#hits li')];
  press('ArrowDown');
  press('ArrowDown');
  press('ArrowUp');
  expect(options.map((one) => one.getAttribute('aria-selected')).indexOf('true')).toBe(1);
  expect(input().getAttribute('aria-activedescendant')).toBe(options[1]?.id);
  press('Enter');
  const name = options[1]?.querySelector('.hit')?.textContent ?? '';
  expect(document.activeElement?.closest('section')?.textContent).toContain(name);
  expect(window.location.hash).toMatch(/^#(op|schema)-/);
  press('Escape');
  expect([input().value, document.querySelector<HTMLElement>('.chapters')?.hidden]).toEqual(['', false]);
});

test('a hit in a closed answer of an operation that is filtered out is opened and shown', () => {
  const one = (id: string, origin: string) => ({
    ...{ operationId: id, 'x-origin': origin },
    responses: {
      404: {
        description: 'x',
        headers: { 'X-Reason': { schema: { type: 'string' } } },
        content: { 'application/json': { schema: { properties: { whyNot: { type: 'string' } } } } },
      },
    },
  });
  const small = readContract(
    JSON.stringify({
      ...{ openapi: '3.1.0', info: { title: 'x', version: '1' } },
      paths: { '/a': { get: one('a', 'observed') }, '/b': { get: one('b', 'proposed') } },
    }),
  );
  showPage(small);
  const origin = document.querySelector<HTMLSelectElement>('#origin');
  if (origin) origin.value = 'proposed';
  origin?.dispatchEvent(new Event('change'));
  expect(document.getElementById('op-a')?.hidden).toBe(true);
  search('whyNot');
  expect(shown()).toEqual(['whyNot | property | answer 404 of a', 'whyNot | property | answer 404 of b']);
  search('x-reason a');
  press('Enter');
  expect(document.getElementById('op-a')?.hidden).toBe(false);
  expect(document.activeElement?.textContent).toMatch(/^X-Reason/);
  expect(document.activeElement?.closest('details')?.open).toBe(true);
});
