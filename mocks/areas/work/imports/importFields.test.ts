import { expect, test } from 'vitest';
import type { ImportKind } from '#mocks/contract/types/types.gen.ts';
import { guessField, importFields, isAddedColumn } from './importFields.ts';
import { readCells } from './importValues.ts';
import { fieldLabel, panelLanguages, workText } from './labels.ts';

const languages = panelLanguages;
const kinds: readonly ImportKind[] = [
  'products',
  'skus',
  'slabs',
  'charges',
  'matches',
  'readings',
  'targets',
];

test.each(languages)('in the language %s the columns of every template are recognised', (language) => {
  for (const kind of kinds) {
    for (const field of importFields[kind].fields) {
      const label = fieldLabel(field, language);
      expect([label, guessField(kind, label)]).toEqual([label, field]);
      expect(guessField(kind, ` ${label.toUpperCase()} `), label).toBe(field);
    }
  }
});

test.each([
  ['Minimum Order Quantity', 'moq'],
  ['MINDESTBESTELLMENGE', 'moq'],
  ['quantite minimale de commande', 'moq'],
  ['Минимальный тираж', 'moq'],
  ['ΕΛΑΧΙΣΤΗ ΠΟΣΟΤΗΤΑ ΠΑΡΑΓΓΕΛΙΑΣ', 'moq'],
  ['Supplier’s product ID', 'productId'],
])('the header %s is recognised as %s', (header, field) => {
  expect(guessField('products', header)).toBe(field);
});

test.each(languages)('in the language %s the columns that an error file adds are recognised', (language) => {
  expect(isAddedColumn(workText('column.row', language))).toBe(true);
  expect(isAddedColumn(workText('column.problem', language))).toBe(true);
});

const read = (field: string, text: string, kind: ImportKind = 'products') =>
  readCells(kind, { [field]: text }, null);

test.each<[string, string, string]>([
  ['status', 'ACTIVE', 'active'],
  ['status', ' Aktiv ', 'active'],
  ['type', 'setup', 'Setup'],
  ['type', 'Set-up', 'Setup'],
  ['type', 'VORKOSTEN', 'Setup'],
  ['per', 'colour', 'Color'],
  ['per', 'Stück', 'Piece'],
  ['per', 'stu\u0308ck', 'Piece'],
  ['configuration', 'veredelt', 'Decorated'],
  ['isKvi', 'ΝΑΙ', 'yes'],
  ['isKvi', 'JA', 'yes'],
  ['isKvi', '0', 'no'],
  ['countryOfOrigin', 'de', 'DE'],
  ['countryOfOrigin', 'Deutschland', 'DE'],
  ['countryOfOrigin', 'ALLEMAGNE', 'DE'],
  ['countryOfOrigin', '德国', 'DE'],
  ['countryOfOrigin', 'UK', 'GB'],
  ['currency', 'usd', 'USD'],
  ['uom', 'ea', 'EA'],
  ['name', 'Active', 'Active'],
])('for the field %s the text %s means %s', (field, text, value) => {
  expect(read(field, text)).toEqual({ cells: { [field]: value }, errors: [] });
});

test('every label means its value in every language', () => {
  for (const language of languages) {
    for (const status of ['draft', 'active', 'backorder', 'closeout', 'discontinued']) {
      const label = workText(`status.${status}`, language);
      expect([label, read('status', label).cells['status']]).toEqual([label, status]);
    }
  }
});
