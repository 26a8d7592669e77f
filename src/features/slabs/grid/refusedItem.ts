/** D25: an entry of a menu that does nothing now stays in reach of the keys, or its reason could not be read. */
export const refusedItem = (reason: string | undefined) =>
  reason === undefined ? {} : ({ 'aria-disabled': true, closeOnSelect: false, css: refused } as const);

const refused = { color: 'fg.muted', cursor: 'not-allowed' } as const;
