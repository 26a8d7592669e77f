import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTexts } from '#tests/support/i18n.ts';
import { renderWithProviders } from '#tests/support/renderWithProviders.tsx';
import { SearchBox } from './SearchBox.tsx';

/** A list that follows what is searched for, as the address does. */
function Sample({ onSearch }: { onSearch: (text: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchBox
        label="Search products"
        value={value}
        onSearch={(text) => {
          onSearch(text);
          setValue(text);
        }}
      />
      <button onClick={() => setValue('')}>Back</button>
    </>
  );
}
const box = () => screen.getByRole('searchbox', { name: 'Search products' });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
function pass(ms: number): void {
  act(() => void vi.advanceTimersByTime(ms));
}

beforeEach(async () => {
  await startTexts();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('the search box searches once, when typing stops, without the blanks', () => {
  const onSearch = vi.fn();
  renderWithProviders(<Sample onSearch={onSearch} />);
  type('st');
  pass(150);
  type('steel ');
  pass(199);
  expect(onSearch).not.toHaveBeenCalled();
  pass(1);
  expect(onSearch.mock.calls).toEqual([['steel']]);
  expect(box()).toHaveValue('steel ');
});

test('E119 the search box keeps a letter that comes before its search was rendered', () => {
  const onSearch = vi.fn();
  renderWithProviders(<Sample onSearch={onSearch} />);
  type('mu');
  act(() => {
    vi.advanceTimersByTime(200);
    type('mug');
  });
  expect(box()).toHaveValue('mug');
  pass(200);
  expect(onSearch.mock.calls).toEqual([['mu'], ['mug']]);
});

test('the search box does not wait after Enter; Escape and the button clear it, and it keeps the focus', () => {
  const onSearch = vi.fn();
  renderWithProviders(<Sample onSearch={onSearch} />);
  box().focus();
  type('mug');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(onSearch.mock.calls).toEqual([['mug']]);
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onSearch.mock.calls).toEqual([['mug'], ['']]);
  expect(box()).toHaveFocus();
  type('bag');
  fireEvent.keyDown(box(), { key: 'Escape' });
  pass(500);
  expect(onSearch).toHaveBeenCalledTimes(2);
  expect(box()).toHaveValue('');
});

test('E119 the search box takes a new text from the address over the draft, which is no longer searched for', () => {
  const onSearch = vi.fn();
  renderWithProviders(<Sample onSearch={onSearch} />);
  type('mug');
  pass(200);
  type('mugs');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  pass(500);
  expect(box()).toHaveValue('');
  expect(onSearch.mock.calls).toEqual([['mug']]);
});

test('the search box gets the focus by /, which is a letter while somebody types', () => {
  renderWithProviders(<Sample onSearch={() => undefined} />);
  expect(box()).toHaveAttribute('aria-keyshortcuts', '/');
  fireEvent.keyDown(document.body, { key: '/' });
  expect(box()).toHaveFocus();
  expect(fireEvent.keyDown(box(), { key: '/' })).toBe(true);
});

test('the search box does not search for letters that are being composed', () => {
  const onSearch = vi.fn();
  renderWithProviders(<Sample onSearch={onSearch} />);
  fireEvent.compositionStart(box());
  type('にほ');
  pass(500);
  expect(onSearch).not.toHaveBeenCalled();
  fireEvent.compositionEnd(box());
  pass(200);
  expect(onSearch.mock.calls).toEqual([['にほ']]);
});

test('the search box searches when it loses the focus, so that what is pressed next, such as a saved view, wins', () => {
  const onSearch = vi.fn();
  renderWithProviders(<Sample onSearch={onSearch} />);
  box().focus();
  type('mug');
  screen.getByRole('button', { name: 'Back' }).focus();
  expect(onSearch.mock.calls).toEqual([['mug']]);
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  pass(500);
  expect(box()).toHaveValue('');
  expect(onSearch).toHaveBeenCalledTimes(1);
});

test('the search box says that a text is too long, and neither cuts it nor searches for it', () => {
  const onSearch = vi.fn();
  renderWithProviders(<Sample onSearch={onSearch} />);
  type('x'.repeat(201));
  pass(1000);
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(box()).toHaveValue('x'.repeat(201));
  expect(box()).toHaveAccessibleDescription('Enter at most 200 characters.');
  expect(onSearch).not.toHaveBeenCalled();
  type('x'.repeat(200));
  pass(1000);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('x'.repeat(200));
  expect(box()).not.toHaveAccessibleDescription();
});
