import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { system } from '#theme/system.ts';
import { startTexts } from '#tests/support/i18n.ts';
import { lazyPanel } from './lazyPanel.tsx';

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/panel-1.js');
const Words: ComponentType<{ words: string }> = ({ words }) => <p>{words}</p>;

beforeEach(async () => {
  await startTexts();
  // Offline nothing is reloaded, which this page could not do.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function show(load: () => Promise<typeof Words>) {
  const Panel = lazyPanel('panel', load);
  const page = (
    <ChakraProvider value={system}>
      <Suspense fallback={<p>Waiting</p>}>
        <Panel words="Here" />
      </Suspense>
    </ChakraProvider>
  );
  const view = await act(() => render(page));
  return {
    again: () => act(() => render(page)),
    view,
    user: userEvent.setup(),
  };
}

test('the page’s placeholder is shown until the panel is loaded, with its props', async () => {
  let arrive = (): void => undefined;
  const part = new Promise<typeof Words>((resolve) => {
    arrive = () => resolve(Words);
  });
  await show(() => part);
  expect(screen.getByText('Waiting')).toBeVisible();
  arrive();
  expect(await screen.findByText('Here')).toBeVisible();
});

test('E142 a panel that cannot be loaded is tried three times, says so in its place, and can be retried', async () => {
  const load = vi.fn<() => Promise<typeof Words>>().mockRejectedValue(gone);
  const { user } = await show(load);
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t reach the server');
  expect(load).toHaveBeenCalledTimes(3);
  load.mockResolvedValue(Words);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Here')).toBeVisible();
});

test('coming back after an error starts a new attempt', async () => {
  const load = vi.fn<() => Promise<typeof Words>>().mockRejectedValue(gone);
  const { view, again } = await show(load);
  await screen.findByRole('alert');
  view.unmount();
  load.mockResolvedValue(Words);
  await again();
  expect(await screen.findByText('Here')).toBeVisible();
});
