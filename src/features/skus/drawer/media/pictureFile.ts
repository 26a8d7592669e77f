/** What the contract takes as a picture of a product: PNG, JPEG or WebP of at most 5 MB, judged by its content. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;

export type PictureProblem = 'media.emptyFile' | 'media.tooLarge' | 'media.wrongType';

/** How files of these kinds begin; a dot stands for any byte. A name or a declared type proves nothing. */
const BEGINNINGS = [/^\x89PNG\r\n\x1a\n/, /^\xff\xd8\xff/, /^RIFF[\s\S]{4}WEBP/];
const BEGINNING_BYTES = 12;

/** Why a file cannot be a picture, as a key of `skuDrawer.json`; null: it can. The server judges again. */
export async function pictureProblem(file: Blob): Promise<PictureProblem | null> {
  if (file.size === 0) return 'media.emptyFile';
  if (file.size > PICTURE_MAX_BYTES) return 'media.tooLarge';
  const bytes = new Uint8Array(await file.slice(0, BEGINNING_BYTES).arrayBuffer());
  const beginning = String.fromCharCode(...bytes);
  return BEGINNINGS.some((kind) => kind.test(beginning)) ? null : 'media.wrongType';
}
