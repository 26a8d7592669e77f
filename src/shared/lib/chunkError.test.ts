import { expect, test } from 'vitest';
import { ChunkError, isChunkError } from './chunkError.ts';

const named = (name: string, message = ''): Error => Object.assign(new Error(message), { name });

test.each([
  ['Chrome', new TypeError('Failed to fetch dynamically imported module: https://x/assets/home-1.js')],
  ['Firefox', new TypeError('error loading dynamically imported module: https://x/assets/home-1.js')],
  ['Safari', new TypeError('Importing a module script failed.')],
  [
    'Safari, a page in place of the script',
    new TypeError("'text/html' is not a valid JavaScript MIME type."),
  ],
  ['the payload of vite:preloadError', new Error('Unable to preload CSS for /assets/promise-1.css')],
  ['spec §8 ChunkLoadError', named('ChunkLoadError', 'Loading chunk 7 failed.')],
  ['spec §8 CSS_CHUNK_LOAD_FAILED', Object.assign(new Error('x'), { code: 'CSS_CHUNK_LOAD_FAILED' })],
  ['a bundler’s own words', new Error('Loading CSS chunk 12 failed. (/assets/12.css)')],
  ['ours', new ChunkError('home', new Error('gone'))],
])('E145 the error %s is a failed chunk', (_who, error) => {
  expect(isChunkError(error)).toBe(true);
});

test.each([
  ['a mistake in the page', new TypeError("Cannot read properties of undefined (reading 'map')")],
  ['a call of the API', new TypeError('Failed to fetch')],
  ['a reply', new Response(null, { status: 404 })],
  ['a text', 'Importing a module script failed.'],
  ['nothing', undefined],
])('E145 the error %s is no failed chunk', (_what, error) => {
  expect(isChunkError(error)).toBe(false);
});
