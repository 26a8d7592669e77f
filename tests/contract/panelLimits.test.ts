import { expect, test } from 'vitest';

import { PHOTO_MAX_BYTES } from '#features/account/photoRules.ts';
import { PICTURE_MAX_BYTES } from '#features/skus/drawer/media/pictureFile.ts';
import { operations } from '#mocks/contract/operations.gen.ts';
import { FILE_MAX_BYTES } from '#resource/imports/importRules.ts';

test('the panel sends files as large as the contract takes, and no larger ones', () => {
  expect(operations.uploadProfileImage.maxBytes).toEqual({ image: PHOTO_MAX_BYTES });
  expect(operations.addProductImage.maxBytes).toEqual({ image: PICTURE_MAX_BYTES });
  expect(operations.startImport.maxBytes).toEqual({ file: FILE_MAX_BYTES });
});
