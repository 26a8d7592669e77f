import { expect, test } from 'vitest';
import { PICTURE_MAX_BYTES, pictureProblem } from './pictureFile.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const file = (bytes: readonly number[], size = bytes.length) =>
  new Blob([new Uint8Array(bytes), new Uint8Array(Math.max(0, size - bytes.length))]);
const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['a PNG', file(png), null],
  ['a JPEG', file([0xff, 0xd8, 0xff, 0xe0]), null],
  ['a WebP', file(letters('RIFF1234WEBPVP8 ')), null],
  ['a picture of just 5 MB', file(png, PICTURE_MAX_BYTES), null],
  ['one byte more', file(png, PICTURE_MAX_BYTES + 1), 'media.tooLarge'],
  ['an empty file', file([]), 'media.emptyFile'],
  ['a drawing with script', file(letters('<svg onload="x">')), 'media.wrongType'],
  ['a sound in the same container as WebP', file(letters('RIFF1234WAVEfmt ')), 'media.wrongType'],
  ['a page called png', file(letters('<!doctype html>')), 'media.wrongType'],
])('the content decides whether a file is a picture: %s', async (_name, content, problem) => {
  expect(await pictureProblem(content)).toBe(problem);
});
