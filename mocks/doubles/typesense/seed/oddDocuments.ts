import type { SearchDocument } from '#mocks/doubles/typesense/engine/types.ts';

const DAY = 86_400;

/**
 * Documents with names that a screen must survive: markup, the signs that the panel marks what was found with, text that
 * runs the other way, a very long word, and scripts that other tests look for by name.
 */
const names: readonly (readonly [name: string, language: string])[] = [
  ['<img src=x onerror=alert(1)>', 'en'],
  ['Forged \uE000highlight\uE001 of a proof', 'en'],
  ['\u202Efdp.ecilovni\u202C invoice copy', 'en'],
  [`Specification ${'Donaudampfschifffahrt'.repeat(8)}`, 'de'],
  ['`status:=draft` && (price:>0) notes', 'en'],
  ['Ναυτικό ημερολόγιο παραγγελιών', 'el'],
  ['Ёмкость склада: отчёт за квартал', 'ru'],
  ['充电器包装规范', 'zh'],
  ['Größentabelle für Bekleidung', 'de'],
  ['Charger compliance summary', 'en'],
];

export function oddDocuments(now: number): SearchDocument[] {
  return names.map(([name, language], index) => ({
    id: `doc-odd-${index + 1}`,
    audience: 'documents',
    name,
    kind: 'manual',
    mime: 'application/pdf',
    language,
    supplier: 'Cedar & Clay',
    supplierId: 'sup-01',
    sizeBytes: 24_000 + index,
    updatedAt: Math.floor(now / 1000) - (400 + index) * DAY,
  }));
}
