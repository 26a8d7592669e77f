import type { InvalidFixture } from './invalidFixture.ts';

/** Keys of our own that name what is not there. */
export const invalidNames: Readonly<Record<string, InvalidFixture>> = {
  'a field that counts only without one that nobody knows': {
    rule: 'contract/statements',
    message: '`reference` names `invoiceId`, and no such field is beside it',
    spoil: (edit) =>
      edit(
        ['components', 'schemas', 'PaymentInput', 'properties', 'reference', 'x-only-without'],
        'invoiceId',
      ),
  },
  'a number that counts by a field that is not beside it': {
    rule: 'contract/statements',
    message: '`skuCount` names `number`, and no such field is beside it',
    spoil: (edit) =>
      edit(['components', 'schemas', 'ProductRow', 'properties', 'skuCount', 'x-counts', 'by'], {
        productId: 'number',
      }),
  },
  'a value that follows from a field that is not beside it': {
    rule: 'contract/statements',
    message: '`status` names `leftMinor`, and no such field is beside it',
    spoil: (edit) =>
      edit(['components', 'schemas', 'Payable', 'properties', 'status', 'x-when'], {
        overdue: ['leftMinor > 0'],
      }),
  },
  'a number that counts the rows of no list': {
    rule: 'contract/statements',
    message: '`listParts` is named, and is no operation',
    spoil: (edit) =>
      edit(
        ['components', 'schemas', 'ProductRow', 'properties', 'skuCount', 'x-counts', 'list'],
        'listParts',
      ),
  },
  'a default that is no time': {
    rule: 'contract/statements',
    message: '`expiresAt` has `x-default-after`, a duration at a moment',
    spoil: (edit) =>
      edit(
        ['components', 'schemas', 'PaymentLinkInput', 'properties', 'expiresAt', 'x-default-after'],
        'a week',
      ),
  },
  'a text that is looked for in a field that rows do not have': {
    rule: 'contract/statements',
    message: 'listSkus: `x-searches` names `product.title`, which its items do not have',
    spoil: (edit) => edit(['paths', '/skus', 'get', 'x-searches'], ['sku', 'product.title']),
  },
  'a beginning that is looked for in a field that rows do not have': {
    rule: 'contract/statements',
    message: 'listPayables: `x-begins` names `code`, which its items do not have',
    spoil: (edit) => edit(['paths', '/payables', 'get', 'x-begins'], ['code']),
  },
  'an order by a field that rows do not have': {
    rule: 'contract/statements',
    message: 'listTeam: `x-sorts-by` names `role.title`, which its items do not have',
    spoil: (edit) => edit(['components', 'parameters', 'MemberSort', 'x-sorts-by'], { role: 'role.title' }),
  },
  'a tree by a field that rows do not have': {
    rule: 'contract/statements',
    message: 'listCategories: `x-tree` names `above`, which its items do not have',
    spoil: (edit) => edit(['paths', '/categories', 'get', 'x-tree', 'parent'], 'above'),
  },
  'a word of a filter that it does not take': {
    rule: 'contract/statements',
    message: 'stock: `x-selects` names `old`, which it does not take',
    spoil: (edit) => edit(['components', 'parameters', 'StockState', 'x-selects', 'old'], ['stock == 0']),
  },
};
