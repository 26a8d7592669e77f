import { renderHook, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { useLayoutMenu } from './useLayoutMenu.ts';

const Bar = () => null;
type Layout = Parameters<typeof useLayoutMenu>[0];

test('the menu of another layout loads when it is chosen, and the vertical one replaces it when it cannot load', async () => {
  const horizontal = vi.fn((): Promise<ComponentType> => Promise.reject(new Error('broken')));
  const twocolumn = vi.fn(() => Promise.resolve(Bar));
  const load = { horizontal, twocolumn };
  const { result, rerender } = renderHook(({ layout }: { layout: Layout }) => useLayoutMenu(layout, load), {
    initialProps: { layout: 'vertical' },
  });
  expect(result.current).toEqual({ layout: 'vertical', Menu: null });
  expect([horizontal, twocolumn].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);

  // Its place is kept while it is on its way.
  rerender({ layout: 'twocolumn' });
  expect(result.current).toEqual({ layout: 'twocolumn', Menu: null });
  await waitFor(() => expect(result.current).toEqual({ layout: 'twocolumn', Menu: Bar }));

  rerender({ layout: 'horizontal' });
  expect(result.current).toEqual({ layout: 'horizontal', Menu: null });
  await waitFor(() => expect(result.current).toEqual({ layout: 'vertical', Menu: null }));

  // Chosen again, it is asked for again; what is here is shown at once.
  horizontal.mockImplementation(() => Promise.resolve(Bar));
  rerender({ layout: 'twocolumn' });
  expect(result.current).toEqual({ layout: 'twocolumn', Menu: Bar });
  rerender({ layout: 'horizontal' });
  await waitFor(() => expect(result.current).toEqual({ layout: 'horizontal', Menu: Bar }));
});
