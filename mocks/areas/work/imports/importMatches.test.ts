import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { catalogueOf } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { teamContext } from '#mocks/areas/people/records/teamContext.ts';
import type { ImportRow } from '#mocks/contract/types/types.gen.ts';
import { dbOf, resetSession } from '#mocks/core/mockSessions.ts';
import { CONFIRMED, marketNow, REJECTED, SUGGESTED } from '#tests/support/matches.ts';
import { checkRows } from './importCheck.ts';
import { importIndexOf, type ImportIndex } from './importIndex.ts';
import { writeMatch } from './importMatches.ts';
import { readCells } from './importValues.ts';
import type { Cells } from './importRows.ts';

beforeEach(() => resetSession());

const now = '2025-11-24T09:00:00.000Z';
const author = {
  actor: { id: 'u-1003', name: 'Priya Raman' },
  source: 'job',
  ip: '10.0.0.1',
  requestId: 'req-1',
} as const;

function indexNow(): ImportIndex {
  const db = dbOf(new Request('http://localhost/api'));
  return importIndexOf(catalogueOf(db.catalogue), teamContext(db, 'pricing.analyst'));
}

const readRows = (file: readonly Cells[]) =>
  file.map((written, at) => ({ row: at + 2, written, ...readCells('matches', written, '.') }));

const check = (index: ImportIndex, file: readonly Cells[]): ImportRow[] =>
  checkRows(index, { kind: 'matches', mode: 'merge', missing: [] }, readRows(file));

/** Writes the rows that a check would write. */
function apply(index: ImportIndex, file: readonly Cells[]): void {
  const writable = check(index, file).filter(({ result }) => result === 'create' || result === 'update');
  const rows = readRows(file);
  for (const { row } of writable) {
    const cells = rows.find((one) => one.row === row)?.cells ?? {};
    expect(writeMatch({ index, author, now, jobId: 'job-1' }, cells)).not.toBeNull();
  }
}

const sample = <T>(...values: readonly T[]) => fc.constantFrom(...values);

/** Rows of a file as people write them: of products and pages that exist or do not, more than once, well or badly filled. */
function file() {
  const { listings } = marketNow();
  const known = [CONFIRMED, REJECTED, SUGGESTED].map((id) => listings.get(id)?.url ?? '');
  const skus = indexNow().catalogue.products.all().slice(0, 16);
  return fc.array(
    fc.record({
      sku: sample('', 'NOPE-1', ...skus.map(({ sku }) => sku)),
      url: fc.oneof(
        sample('', 'no page', 'https://nobody.example/p/1', ...known),
        fc.nat(4).map((page) => `https://logo-harbor.example/fresh/${page}`),
        fc.nat(4).map((page) => `HTTPS://www.logo-harbor.example/fresh/${page}/?utm_source=mail#top`),
      ),
      matchType: sample('exact', 'Equivalent', 'identisch', '', 'alike'),
      packFactor: fc.oneof(
        sample('', '0', '-1', '1', '12', '0.5', 'many', '100001'),
        fc.double().map(String),
      ),
    }),
    { maxLength: 8 },
  );
}

test('a row is either written or left out with a reason, and never both', () => {
  fc.assert(
    fc.property(file(), (cells) => {
      const rows = check(indexNow(), cells);
      expect(rows).toHaveLength(cells.length);
      for (const { result, changes, errors } of rows) {
        expect(result === 'error').toBe(errors.length > 0);
        expect(result === 'create' || result === 'update').toBe(changes.length > 0);
      }
    }),
    { numRuns: 50 },
  );
});

test('a file that is applied twice writes nothing the second time', () => {
  fc.assert(
    fc.property(file(), (cells) => {
      resetSession();
      const index = indexNow();
      apply(index, cells);
      const kept = marketNow().listings.all().length;
      const again = check(indexNow(), cells);
      expect(again.filter(({ result }) => result === 'create')).toEqual([]);
      apply(indexNow(), cells);
      expect(marketNow().listings.all()).toHaveLength(kept);
    }),
    { numRuns: 30 },
  );
});

test('no file decides a suggestion or takes back a rejection', () => {
  const { listings } = marketNow();
  const before = [SUGGESTED, REJECTED].map((id) => listings.get(id));
  fc.assert(
    fc.property(file(), (cells) => {
      apply(indexNow(), cells);
      expect([SUGGESTED, REJECTED].map((id) => marketNow().listings.get(id))).toEqual(before);
    }),
    { numRuns: 30 },
  );
});

test('no product has a page twice, whatever a file says', () => {
  fc.assert(
    fc.property(file(), (cells) => {
      apply(indexNow(), cells);
      const places = marketNow()
        .listings.all()
        .map(({ productId, url }) => `${productId} ${url}`);
      expect(new Set(places).size).toBe(places.length);
    }),
    { numRuns: 30 },
  );
});
