/** What the contract takes as a profile image: PNG, JPEG or WebP of at most 1 MB. */
export const PHOTO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export const PHOTO_MAX_BYTES = 1024 * 1024;

export type PhotoProblem = 'photo.wrongType' | 'photo.tooLarge' | 'photo.emptyFile';

/** Says why a chosen file cannot be the profile image, or null. The server checks again. */
export function photoProblem(file: { type: string; size: number }): PhotoProblem | null {
  if (!PHOTO_TYPES.some((type) => type === file.type)) return 'photo.wrongType';
  if (file.size === 0) return 'photo.emptyFile';
  return file.size > PHOTO_MAX_BYTES ? 'photo.tooLarge' : null;
}
