/** The key that the mock's scoped keys are made from. It can search only; the panel never sees it. */
export const SEARCH_PARENT_KEY = 'mock7Q2parentKeyForSearchOnly91d';
