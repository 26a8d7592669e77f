import type { BodyKind } from '#tests/contract/model/contract.ts';

/** What is described for a media type: by its name, else by a range such as `image/*`. */
export function kindOf(
  kinds: Readonly<Record<string, BodyKind>> | undefined,
  mediaType: string,
): BodyKind | undefined {
  const range = `${mediaType.split('/', 1)[0] ?? ''}/*`;
  return kinds?.[mediaType] ?? kinds?.[range] ?? kinds?.['*/*'];
}
