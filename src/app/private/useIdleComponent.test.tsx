import { render, screen, waitFor } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import { expect, test } from 'vitest';
import { useIdleComponent } from './useIdleComponent.ts';

function Place({ load }: { load: () => Promise<ComponentType> }) {
  const Part = useIdleComponent(load);
  return Part && createElement(Part);
}

const Toasts = () => <p>toasts</p>;

test('a part loads when the page is usable', async () => {
  const load = () => Promise.resolve(Toasts);
  render(<Place load={load} />);
  expect(await screen.findByText('toasts')).toBeVisible();
});

test('a part that failed to load offline loads when the network is back', async () => {
  let online = false;
  let tries = 0;
  const load = () => {
    tries += 1;
    return online ? Promise.resolve(Toasts) : Promise.reject(new TypeError('Failed to fetch'));
  };
  render(<Place load={load} />);
  await waitFor(() => expect(tries).toBe(1));
  expect(screen.queryByText('toasts')).not.toBeInTheDocument();
  online = true;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('toasts')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  expect(tries).toBe(2);
});
