import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTexts } from '#tests/support/i18n.ts';
import { renderDressed } from '#tests/support/renderDressed.tsx';
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

test('searches once, when somebody stops typing, without the blanks', () => {
  const onSearch = vi.fn();
  renderDressed(<Sample onSearch={onSearch} />);
  type('st');
  pass(150);
  type('steel ');
  pass(199);
  expect(onSearch).not.toHaveBeenCalled();
  pass(1);
  expect(onSearch.mock.calls).toEqual([['steel']]);
  expect(box()).toHaveValue('steel ');
});

test('E119 a letter that comes before its search was rendered is kept', () => {
  const onSearch = vi.fn();
  renderDressed(<Sample onSearch={onSearch} />);
  type('mu');
  act(() => {
    vi.advanceTimersByTime(200);
    type('mug');
  });
  expect(box()).toHaveValue('mug');
  pass(200);
  expect(onSearch.mock.calls).toEqual([['mu'], ['mug']]);
});

test('Enter does not wait; Escape and the button clear, and the box keeps the focus', () => {
  const onSearch = vi.fn();
  renderDressed(<Sample onSearch={onSearch} />);
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

test('E119 what the address says goes before what was typed, and what was typed is not asked for any more', () => {
  const onSearch = vi.fn();
  renderDressed(<Sample onSearch={onSearch} />);
  type('mug');
  pass(200);
  type('mugs');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  pass(500);
  expect(box()).toHaveValue('');
  expect(onSearch.mock.calls).toEqual([['mug']]);
});

test('/ comes here, and means itself while somebody types', () => {
  renderDressed(<Sample onSearch={() => undefined} />);
  expect(box()).toHaveAttribute('aria-keyshortcuts', '/');
  fireEvent.keyDown(document.body, { key: '/' });
  expect(box()).toHaveFocus();
  expect(fireEvent.keyDown(box(), { key: '/' })).toBe(true);
});

test('letters that are being put together are not searched for', () => {
  const onSearch = vi.fn();
  renderDressed(<Sample onSearch={onSearch} />);
  fireEvent.compositionStart(box());
  type('にほ');
  pass(500);
  expect(onSearch).not.toHaveBeenCalled();
  fireEvent.compositionEnd(box());
  pass(200);
  expect(onSearch.mock.calls).toEqual([['にほ']]);
});

test('who goes elsewhere has searched: what is pressed next, such as a saved view, is the newer wish', () => {
  const onSearch = vi.fn();
  renderDressed(<Sample onSearch={onSearch} />);
  box().focus();
  type('mug');
  screen.getByRole('button', { name: 'Back' }).focus();
  expect(onSearch.mock.calls).toEqual([['mug']]);
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  pass(500);
  expect(box()).toHaveValue('');
  expect(onSearch).toHaveBeenCalledTimes(1);
});

test('a text that is too long is said, never cut, and not searched for', () => {
  const onSearch = vi.fn();
  renderDressed(<Sample onSearch={onSearch} />);
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
