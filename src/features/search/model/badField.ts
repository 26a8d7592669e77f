/** The field that a refusal is about: a server names it in backticks. Null: none of these. */
export function badField(detail: string | undefined, fields: readonly string[]): string | null {
  const named = [...(detail ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  return fields.find((field) => named.includes(field)) ?? null;
}
