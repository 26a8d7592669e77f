import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { openAs } from './shell.ts';

type App = Awaited<ReturnType<typeof openAs>>;

export const palette = () => screen.queryByRole('dialog', { name: 'Command palette' });
/** The palette is fetched when it is first asked for, which takes its time on a busy machine. */
export const findField = () =>
  screen.findByRole('combobox', { name: 'Search or jump to…' }, { timeout: 15_000 });
export const results = () => within(screen.getByRole('listbox', { name: 'Results', hidden: true }));
export const option = (name: string) => results().queryByRole('option', { name });
export const optionNames = () =>
  results()
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);
export const groupOptions = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/** The result that Enter opens, as the field announces it to a screen reader. */
export function activeOption(): string | null {
  const id = screen
    .getByRole('combobox', { name: 'Search or jump to…' })
    .getAttribute('aria-activedescendant');
  const options = results().getAllByRole('option', { selected: true });
  expect(options.map((option) => option.id)).toEqual([id]);
  return options[0]?.textContent ?? null;
}

/** Opens the palette by keyboard; what is typed then goes into its field. */
export async function openPalette({ user }: App): Promise<HTMLElement> {
  await user.keyboard('{Control>}k{/Control}');
  const input = await findField();
  // Nothing is laid out here, so the dialog finds nothing that can have the focus; the browser's tests look at that.
  await waitFor(() => expect(palette()).toHaveFocus());
  await user.click(input);
  return input;
}

/** Opens the palette, types, and takes the best result. */
export async function runCommand(app: App, query: string, expected: string): Promise<void> {
  await openPalette(app);
  await app.user.keyboard(query);
  expect(activeOption()).toBe(expected);
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(palette()).not.toBeInTheDocument());
}
