import { Collection } from '#mocks/doubles/typesense/engine/collection.ts';
import type { Parameters } from '#mocks/doubles/typesense/engine/parameters.ts';
import { search, type SearchResult } from '#mocks/doubles/typesense/engine/search.ts';

/** A small collection for tests of the search engine, each document here for a reason that a test names. */
export const shelf = {
  schema: {
    name: 'shelf',
    fields: [
      { name: 'name', type: 'string' },
      { name: 'sku', type: 'string', infix: true },
      { name: 'brand', type: 'string', facet: true, optional: true },
      { name: 'tags', type: 'string[]', facet: true, optional: true },
      { name: 'price', type: 'float', facet: true, optional: true },
      { name: 'stock', type: 'int32' },
      { name: 'isNew', type: 'bool', facet: true },
      { name: 'note', type: 'string', index: false, optional: true },
      { name: 'maker.name', type: 'string', optional: true },
      { name: 'title', type: 'string', sort: true, optional: true },
    ],
    default_sorting_field: 'stock',
  },
  documents: [
    {
      id: 'a',
      name: 'Wireless charger',
      sku: 'CHG-1120',
      brand: 'Acme',
      tags: ['usb', 'desk'],
      price: 12.5,
      stock: 5,
      isNew: true,
      title: 'B',
    },
    {
      id: 'b',
      name: 'Car charger with cable',
      sku: 'CHG-2230',
      brand: 'Bolt',
      tags: ['usb', 'car'],
      price: 8,
      stock: 9,
      isNew: false,
      title: 'A',
    },
    {
      id: 'c',
      name: 'Notebook',
      sku: 'NB-7',
      brand: 'Acme',
      tags: ['paper'],
      price: 3,
      stock: 9,
      isNew: false,
      title: 'C',
    },
    { id: 'd', name: 'Note book, squared', sku: 'NB-8', brand: 'Acme Paper', stock: 1, isNew: false },
    {
      id: 'e',
      name: 'Cable',
      sku: 'CB-1',
      brand: 'Bolt',
      tags: ['usb'],
      price: 8,
      stock: 2,
      isNew: true,
      maker: { name: 'Ōsaka Works' },
    },
    { id: 'f', name: 'Φορτιστής αυτοκινήτου', sku: 'GR-1', tags: [], price: 20, stock: 3, isNew: false },
    { id: 'g', name: 'Зарядное устройство', sku: 'RU-1', price: 21, stock: 4, isNew: false },
    { id: 'h', name: '无线充电器', sku: 'ZH-1', price: 22, stock: 6, isNew: false },
  ],
} as const;

const createShelf = (): Collection => new Collection(shelf.schema, shelf.documents);

/** Searches the shelf by name, unless something else is asked for. */
export function searchShelf(q: string, parameters: Parameters = {}): SearchResult {
  return search(createShelf(), { query_by: 'name', ...parameters, q });
}

/** The ids that a search finds, in order. */
export function findIds(q: string, parameters: Parameters = {}): string[] {
  return (searchShelf(q, parameters).hits ?? []).map(({ document }) => String(document['id']));
}
