import { beforeAll, expect, test } from 'vitest';
import { truncatedPng, png, installPictures } from '#tests/support/pictures.ts';
import { checkPhoto, PHOTO_MAX_BYTES } from './photoRules.ts';

beforeAll(installPictures);

const file = (parts: BlobPart[], type = '') => new File(parts, 'me', { type });
const padding = (size: number) => new Uint8Array(size);

test.each([
  ['an empty file', file([], 'image/png'), 'photo.emptyFile'],
  ['a drawing with script', file(['<svg onload="x">'], 'image/png'), 'photo.wrongType'],
  ['a GIF', file(['GIF89a'], 'image/png'), 'photo.wrongType'],
  ['a large document', file(['%PDF-1.7', padding(PHOTO_MAX_BYTES)], 'image/png'), 'photo.wrongType'],
  [
    'a picture of one byte too many',
    file([png, padding(PHOTO_MAX_BYTES + 1 - png.length)]),
    'photo.tooLarge',
  ],
  ['a picture that is cut off', file([truncatedPng], 'image/png'), 'photo.damaged'],
  ['nothing but the beginning of a JPEG', file([new Uint8Array([0xff, 0xd8, 0xff])]), 'photo.damaged'],
])('%s is refused as a photo: %s', async (_name, chosen, problem) => {
  expect(await checkPhoto(chosen)).toBe(problem);
});

test.each(['image/png', 'image/jpeg', 'text/plain', ''])(
  'a PNG with the file type %j is accepted as a PNG',
  async (type) => {
    const judged = await checkPhoto(file([png], type));
    expect(judged).toMatchObject({ name: 'me', type: 'image/png', size: png.length });
  },
);

test('a picture of exactly 1 MB is accepted', async () => {
  const end = png.slice(-12);
  const start = png.slice(0, -12);
  const chosen = file([start, padding(PHOTO_MAX_BYTES - png.length), end]);
  expect(await checkPhoto(chosen)).toMatchObject({ size: PHOTO_MAX_BYTES });
});
