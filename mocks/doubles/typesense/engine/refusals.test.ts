import { expect, test } from 'vitest';
import { searchShelf } from '#tests/support/searchShelf.ts';

test.each([
  [{ query_by: 'nme' }, 404, 'Could not find a field named `nme` in the schema.'],
  [{ query_by: 'price' }, 400, 'Field `price` should be a string or a string array.'],
  [{ query_by: 'note' }, 400, 'Field `note` is marked as a non-indexed field in the schema.'],
  [{ query_by: '' }, 400, 'No search fields specified for the query.'],
  [
    { query_by_weights: '1,2' },
    400,
    'Number of weights in `query_by_weights` does not match number of `query_by` fields.',
  ],
  [{ filter_by: 'colour:red' }, 404, 'Could not find a filter field named `colour` in the schema.'],
  [{ filter_by: 'note:red' }, 404, 'Could not find a filter field named `note` in the schema.'],
  [{ filter_by: 'stock:many' }, 400, 'Error with filter field `stock`: Not an int32.'],
  [{ filter_by: 'price:>x' }, 400, 'Error with filter field `price`: Not a float.'],
  [{ filter_by: 'isNew:yes' }, 400, 'Error with filter field `isNew`: Not a bool.'],
  [{ filter_by: 'stock:' }, 400, 'Error with filter field `stock`: Filter value cannot be empty.'],
  [
    { filter_by: 'name:>a' },
    400,
    'Error with filter field `name`: Numerical field has an invalid comparator.',
  ],
  [{ facet_by: 'name' }, 404, 'Could not find a facet field named `name` in the schema.'],
  [{ facet_by: 'price(Low:[0,3)' }, 400, 'Facet field format is invalid.'],
  [
    { facet_by: 'brand', facet_query: 'tags:u' },
    400,
    'Facet query refers to a facet field `tags` that is not part of `facet_by` parameter.',
  ],
  [{ sort_by: 'name:asc' }, 404, 'Could not find a field named `name` in the schema for sorting.'],
  [{ sort_by: 'price' }, 400, 'Parameter `sort_by` is malformed.'],
  [{ group_by: 'name' }, 404, 'Group by field `name` should be a facet field.'],
  [{ per_page: 251 }, 422, 'Only upto 250 hits can be fetched per page.'],
  [
    { per_page: 10, page: 3, limit_hits: 25 },
    422,
    'Only upto 25 hits can be fetched. Ensure that `page` and `per_page` parameters are within this range.',
  ],
  [{ page: 'two' }, 400, 'Parameter `page` must be an unsigned integer.'],
])('a search with %j is refused with %i %s', (parameters, code, message) => {
  expect(() => searchShelf('charger', parameters)).toThrow(expect.objectContaining({ code, message }));
});
