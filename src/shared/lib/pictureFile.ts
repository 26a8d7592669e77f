/** What the contract takes as a picture, by its content. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** How files of these kinds begin. A name or a declared type proves nothing. */
const BEGINNINGS: Record<PictureType, RegExp> = {
  'image/png': /^\x89PNG\r\n\x1a\n/,
  'image/jpeg': /^\xff\xd8\xff/,
  'image/webp': /^RIFF[\s\S]{4}WEBP/,
};
const BEGINNING_BYTES = 12;

/** The kind of picture that a file begins as; null: none that the contract takes. */
export async function pictureType(file: Blob): Promise<PictureType | null> {
  const bytes = new Uint8Array(await file.slice(0, BEGINNING_BYTES).arrayBuffer());
  const beginning = String.fromCharCode(...bytes);
  return PICTURE_TYPES.find((type) => BEGINNINGS[type].test(beginning)) ?? null;
}
