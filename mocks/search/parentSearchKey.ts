/** `TYPESENSE_PARENT_SEARCH_KEY` of the mock: it may search, and nothing else. It opens no door but the mock's. */
export const PARENT_SEARCH_KEY = 'srch-mock-parent-key-of-the-backroom';
