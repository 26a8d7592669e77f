/**
 * What the box of a cell says of what it holds; the styles of a sheet follow `aria-invalid`.
 *
 * @param notes ids of the sentences about it; without one there is nothing to say
 */
export function cellAria(isWrong: boolean, ...notes: readonly (string | false | undefined)[]) {
  return {
    'aria-invalid': isWrong || undefined,
    'aria-describedby': notes.filter(Boolean).join(' ') || undefined,
  } as const;
}
