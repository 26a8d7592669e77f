/** Field of a reply body that says "sign in again" when it is zero (spec §7). */
export const LOGIN_FIELD = 'status';

/** D7: `0`, `-0` and `"0"` are zero; `false`, `null`, `""`, `[]` and `"0.0"` are not, though `==` says so (E39, E40). */
function isZero(value: unknown): boolean {
  return value === 0 || value === '0';
}

/**
 * spec §7: the reply's status field (or a custom field) equals 0. Judged on the raw body, before any schema (E49).
 * @param body the parsed reply; arrays, text and null never say so (E44)
 * @param field looked at instead of `status` when given (E41), as an own property only (E42)
 */
export function isLoginNeeded(body: unknown, field: string = LOGIN_FIELD): boolean {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false;
  const own = Object.getOwnPropertyDescriptor(body, field);
  return own !== undefined && isZero(own.value);
}
