import type { Operation } from '#tests/contract/model/contract.ts';

/** Method and path without the names of placeholders, which do not travel. */
export function formatAddress({ method, path }: Operation): string {
  return `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;
}
