import { expect, test } from 'vitest';
import { importFields } from '#mocks/areas/work/imports/importFields.ts';
import { fieldLabels } from '#mocks/areas/work/imports/labels.ts';
import { languages } from './languages.ts';

const files = import.meta.glob<Record<string, string>>('./locales/*/*.json', {
  eager: true,
  import: 'default',
});
const textsOf = (tag: string, namespace: string) => files[`./locales/${tag}/${namespace}.json`] ?? {};

/** The screens that show fields of products, SKUs, ladders and charges. */
const screens = ['charges', 'skus', 'skuDrawer', 'skuTools', 'slabs', 'slabPanels', 'work', 'search'];

const fieldKeys = Object.keys(textsOf('en', 'fields'));
const namesIn = (group: string): string =>
  fieldKeys
    .filter((key) => key.startsWith(`${group}.`))
    .map((key) => key.slice(group.length + 1))
    .join('|');

/** How a screen's own copy would be called: `column.moq`, `duplicates.field.moq`, `value.type.Setup`. */
const copy = new RegExp(
  [
    `(^|\\.)(field|column|facet|fact|filter|charges?|grid|variants)\\.(${namesIn('field')})$`,
    ...['status', 'type', 'per', 'configuration'].map((field) => `(^|\\.)${field}\\.(${namesIn(field)})$`),
    '^place\\.(currency|configuration)$',
    `(^|\\.)value\\.(${namesIn('status')}|yes|no)$`,
  ].join('|'),
);

test('no screen has a text of its own for a field or one of its values', () => {
  const copies = screens.flatMap((namespace) =>
    Object.keys(textsOf('en', namespace))
      .filter((key) => copy.test(key))
      .map((key) => `${namespace} ${key}`),
  );
  expect(copies).toEqual([]);
});

test.each(languages.map(({ tag }): string => tag))(
  '%s gives no two fields of one record the same name',
  (tag) => {
    // Fields of matches are named where the log names them.
    const texts = { ...textsOf(tag, 'records'), ...textsOf(tag, 'fields') };
    for (const [kind, { fields }] of Object.entries(importFields)) {
      const labels = fields.map(
        (field) =>
          texts[`field.${field}`] ??
          texts[`field.${field.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}`],
      );
      expect(labels, kind).not.toContain(undefined);
      expect(new Set(labels).size, kind).toBe(fields.length);
    }
  },
);

test.each(Object.values(importFields).flatMap(({ fields }): string[] => [...fields]))(
  'a file may call the field %s as the screens do, in each language',
  (field) => {
    expect(fieldLabels(field)).toHaveLength(languages.length);
  },
);
