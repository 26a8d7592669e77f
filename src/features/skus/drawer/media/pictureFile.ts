import { pictureType } from '#shared/lib/pictureFile.ts';

/** What the contract takes as a picture of a product: PNG, JPEG or WebP of at most 5 MB, judged by its content. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;

export type PictureProblem = 'media.emptyFile' | 'media.tooLarge' | 'media.wrongType';

/** Why a file cannot be a picture, as a key of `skuDrawer.json`; null: it can. The server judges again. */
export async function pictureProblem(file: Blob): Promise<PictureProblem | null> {
  if (file.size === 0) return 'media.emptyFile';
  if (file.size > PICTURE_MAX_BYTES) return 'media.tooLarge';
  return (await pictureType(file)) === null ? 'media.wrongType' : null;
}
