import { expect, test } from 'vitest';
import { PHOTO_MAX_BYTES, photoProblem } from './photoRules.ts';

test.each([
  ['image/png', 1, null],
  ['image/jpeg', PHOTO_MAX_BYTES, null],
  ['image/webp', PHOTO_MAX_BYTES + 1, 'photo.tooLarge'],
  ['image/png', 0, 'photo.emptyFile'],
  ['image/svg+xml', 10, 'photo.wrongType'],
  ['image/gif', 10, 'photo.wrongType'],
  ['application/pdf', PHOTO_MAX_BYTES + 1, 'photo.wrongType'],
  ['', 10, 'photo.wrongType'],
])('a file of type %j and %i bytes: %j', (type, size, problem) => {
  expect(photoProblem({ type, size })).toBe(problem);
});
