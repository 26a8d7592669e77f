import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ChunkError } from '#shared/lib/chunkError.ts';
import { startTexts } from '#tests/support/i18n.ts';
import { renderWithProviders } from '#tests/support/renderWithProviders.tsx';
import { PanelBoundary } from './PanelBoundary.tsx';

beforeEach(async () => {
  await startTexts();
  // React writes what a boundary has caught.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

const source: { error: Error | null } = { error: null };

function Chart() {
  if (source.error) throw source.error;
  return <p>The chart</p>;
}

/** A panel that may fail, beside a field that is typed into. */
function Page() {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="Price" value={text} onChange={({ target }) => setText(target.value)} />
      <PanelBoundary title="Chart" of={text}>
        <Chart />
      </PanelBoundary>
    </>
  );
}

const sentence = 'Couldn’t show “Chart”. What you typed is still here.';

test('a panel that throws shows an error in its place, and is shown again on demand', async () => {
  source.error = new Error('x');
  const { user } = renderWithProviders(<Page />);
  expect(screen.getByRole('heading', { name: 'Chart' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  source.error = null;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('The chart')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a panel that throws while somebody types leaves the other panels, and returns as soon as it can be shown', async () => {
  source.error = null;
  const { user } = renderWithProviders(<Page />);
  source.error = new Error('x');
  await user.type(screen.getByRole('textbox', { name: 'Price' }), '1.2');
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('1.2');
  source.error = null;
  await user.type(screen.getByRole('textbox', { name: 'Price' }), '5');
  expect(screen.getByText('The chart')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('1.25');
});

test('E142 a chunk that cannot be loaded is not handled by the panel', () => {
  source.error = new ChunkError('chart', new TypeError('x'));
  renderWithProviders(<Page />);
  expect(screen.getByText('Cannot load chart')).toBeVisible();
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});
