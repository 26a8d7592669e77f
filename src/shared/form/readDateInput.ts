/** Stands for a date that was begun: no day, so that a schema or a rule refuses it. */
const INCOMPLETE = '?';

/**
 * What a date field holds. One that is typed half has no value for a browser, which would be taken for none: here it is
 * told apart. Asked when the field is left or its form is sent.
 */
export const readDateInput = ({ validity, value }: HTMLInputElement): string =>
  validity.badInput ? INCOMPLETE : value;
