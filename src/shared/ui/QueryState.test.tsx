import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { startTexts } from '#tests/support/i18n.ts';
import { renderWithProviders } from '#tests/support/renderWithProviders.tsx';
import { ErrorMessageContext } from './errorMessage.ts';
import { QueryState, type QueryLike } from './QueryState.tsx';

beforeEach(() => startTexts());

function show(query: Partial<QueryLike<string[]>>, speak: () => string | null = () => 'The server is away.') {
  return renderWithProviders(
    <ErrorMessageContext value={speak}>
      <QueryState
        query={{ data: undefined, error: null, refetch: () => undefined, ...query }}
        skeleton={<p>on its way</p>}
        isEmpty={(rows) => rows.length === 0}
        empty={<p>nothing yet</p>}
      >
        {(rows) => <p>{rows.join()}</p>}
      </QueryState>
    </ErrorMessageContext>,
  );
}

test('the state of a query shows loading, empty and data', () => {
  show({});
  expect(screen.getByText('on its way')).toBeVisible();
  show({ data: [] });
  expect(screen.getByText('nothing yet')).toBeVisible();
  show({ data: ['a', 'b'] });
  expect(screen.getByText('a,b')).toBeVisible();
});

test('the state of a query shows an error in one sentence, with a Retry button', async () => {
  const refetch = vi.fn();
  const { user } = show({ error: new Error('x'), refetch });
  expect(screen.getByRole('alert')).toHaveTextContent('The server is away.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('the state of a query shows nothing for a silent error', () => {
  show({ error: new Error('x') }, () => null);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the state of a query keeps the rows when a refetch failed', () => {
  show({ data: ['a'], error: new Error('x') });
  expect(screen.getByText('a')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
