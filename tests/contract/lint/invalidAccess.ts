import type { InvalidFixture } from './invalidFixture.ts';

/** What the contract says of who may do what, spoiled. */
export const invalidAccess: Readonly<Record<string, InvalidFixture>> = {
  'a 403 without the permission that it is about': {
    rule: 'contract/access',
    message: 'createCategory: what answers 403 names its permissions in `x-permissions`',
    spoil: (edit) => edit(['paths', '/categories', 'post', 'x-permissions']),
  },
  'a permission that does not exist': {
    rule: 'contract/access',
    message: 'getPayable: `x-permissions` names `Card Payments`, which is no permission title',
    spoil: (edit) => edit(['paths', '/payables/{payableId}', 'get', 'x-permissions'], ['Card Payments']),
  },
  'a permission that the description alone names': {
    rule: 'contract/access',
    message: 'archiveSku: its description needs `SKU Manager: Archive`, and `x-permissions` does not name it',
    spoil: (edit) => edit(['paths', '/skus/{skuId}', 'delete', 'x-permissions'], []),
  },
  'a unique field that nobody sends': {
    rule: 'contract/access',
    message: 'createView: `x-unique` names `slug`, which its body does not have',
    spoil: (edit) => edit(['paths', '/views', 'post', 'x-unique'], [['screen', 'slug']]),
  },
  'a secret field that nobody sends': {
    rule: 'contract/access',
    message: 'forgotPassword: `x-same-answer` names `username`, which its body does not have',
    spoil: (edit) => edit(['paths', '/auth/forgot-password', 'post', 'x-same-answer'], ['username']),
  },
};
