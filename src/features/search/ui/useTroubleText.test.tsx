import { renderHook } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { searchFaultOf } from '#features/search/api/searchFaultOf.ts';
import '#features/search/searchTexts.ts';
import { startTexts } from '#tests/support/i18n.ts';
import { useTroubleText } from './useTroubleText.ts';

beforeAll(() => startTexts());

const tooMany = (retryAfterMs: number | undefined) =>
  searchFaultOf(new ApiError('http', { status: 429, serverMessage: 'Slow down', retryAfterMs }));

test.each([
  [7000, 'Too many attempts. Try again in 7 seconds.'],
  [180_000, 'Too many attempts. Try again in 3 minutes.'],
  [undefined, 'Too many searches. Wait a moment.'],
])('429 a search that has to wait %s ms says how long', (wait, sentence) => {
  const { result } = renderHook(useTroubleText);
  const fault = tooMany(wait);
  expect(fault && result.current(fault)).toBe(sentence);
});
