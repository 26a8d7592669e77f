import { pictureType } from '#shared/lib/pictureFile.ts';

/** What the contract takes as a profile image: PNG, JPEG or WebP of at most 1 MB. */
export const PHOTO_MAX_BYTES = 1024 * 1024;

export type PhotoProblem = 'photo.wrongType' | 'photo.tooLarge' | 'photo.emptyFile' | 'photo.damaged';

/**
 * Judges a chosen file by its content: the photo, declared as what it is, or why it cannot be one. The server checks
 * again.
 */
export async function checkPhoto(file: File): Promise<File | PhotoProblem> {
  if (file.size === 0) return 'photo.emptyFile';
  const type = await pictureType(file);
  if (type === null) return 'photo.wrongType';
  if (file.size > PHOTO_MAX_BYTES) return 'photo.tooLarge';
  const photo = new File([file], file.name, { type });
  return (await canBeShown(photo)) ? photo : 'photo.damaged';
}

/** Whether the browser can show the picture: one that is cut off or damaged begins well. */
async function canBeShown(file: Blob): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}
