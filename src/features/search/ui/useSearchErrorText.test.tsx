import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { ApiError, errorText } from '#api/errors.ts';
import { toSearchFault } from '#features/search/api/toSearchFault.ts';
import '#features/search/searchTexts.ts';
import { i18n } from '#shared/i18n/i18n.ts';
import { ErrorMessageContext } from '#shared/ui/errorMessage.ts';
import { startTexts } from '#tests/support/i18n.ts';
import { useSearchErrorText } from './useSearchErrorText.ts';

beforeAll(() => startTexts());

const speak = (error: unknown) => errorText(error, i18n.getFixedT(null, 'errors'));
const wrapper = ({ children }: { children: ReactNode }) => (
  <ErrorMessageContext value={speak}>{children}</ErrorMessageContext>
);

const tooMany = (retryAfterMs: number | undefined) =>
  toSearchFault(new ApiError('http', { status: 429, serverMessage: 'Slow down', retryAfterMs }));

test.each([
  [7000, 'Too many attempts. Try again in 7 seconds.'],
  [180_000, 'Too many attempts. Try again in 3 minutes.'],
  [undefined, 'Too many searches. Wait a moment.'],
])('a search that has to wait %s ms (429) says how long', (wait, sentence) => {
  const { result } = renderHook(useSearchErrorText, { wrapper });
  const fault = tooMany(wait);
  expect(fault && result.current(fault)).toBe(sentence);
});
