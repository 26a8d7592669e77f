import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

interface ListProps {
  keys: string;
  run: () => void;
  label?: string;
}

/** The module as a fresh page has it. */
async function load() {
  vi.resetModules();
  const { useShortcuts } = await import('./useShortcuts.ts');
  const { shortcuts } = await import('./shortcuts.ts');
  function List({ keys, run, label = keys }: ListProps) {
    useShortcuts([{ keys, label, run }]);
    return <input aria-label={keys} />;
  }
  return { List, shortcuts };
}

const run = vi.fn();
const other = vi.fn();
beforeEach(() => {
  run.mockClear();
  other.mockClear();
});

describe('a list of shortcuts', () => {
  test('works while its component is mounted', async () => {
    const { List, shortcuts } = await load();
    const { unmount } = render(<List keys="j" run={run} />);
    // `false`: the page keeps the press for itself.
    expect(fireEvent.keyDown(document.body, { key: 'j' })).toBe(false);
    expect(run).toHaveBeenCalledTimes(1);
    expect(shortcuts.list()).toHaveLength(1);
    unmount();
    expect(fireEvent.keyDown(document.body, { key: 'j' })).toBe(true);
    expect(run).toHaveBeenCalledTimes(1);
    expect(shortcuts.list()).toEqual([]);
  });

  test('lists each key once, as it is handled, and each action once', async () => {
    const { List, shortcuts } = await load();
    render(
      <>
        <List keys="Enter" label="Open" run={run} />
        <List keys="x" label="Select" run={run} />
        <List keys="Enter" label="Details" run={other} />
        <List keys="e" label="Details" run={other} />
      </>,
    );
    expect(shortcuts.list()).toEqual([
      { keys: ['Enter', 'e'], label: 'Details' },
      { keys: ['x'], label: 'Select' },
    ]);
  });

  test('does nothing while somebody types in a field', async () => {
    const { List } = await load();
    render(<List keys="j" run={run} />);
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'j' });
    expect(run).not.toHaveBeenCalled();
  });

  test('does nothing for a press that was handled already, or that composes a character', async () => {
    const { List } = await load();
    render(
      <>
        <List keys="j" run={run} />
        <button type="button" onKeyDown={(event) => event.key === 'j' && event.preventDefault()}>
          x
        </button>
      </>,
    );
    fireEvent.keyDown(screen.getByRole('button'), { key: 'j' });
    fireEvent.keyDown(document.body, { key: 'j', isComposing: true });
    expect(run).not.toHaveBeenCalled();
  });

  test('wins over an earlier list, with its current actions', async () => {
    const { List, shortcuts } = await load();
    const { rerender } = render(
      <>
        <List keys="e" run={run} label="Edit" />
        <List keys="e" run={run} label="Export" />
      </>,
    );
    rerender(
      <>
        <List keys="e" run={run} label="Edit" />
        <List keys="e" run={other} label="Export" />
      </>,
    );
    fireEvent.keyDown(document.body, { key: 'e' });
    expect([run, other].map((each) => each.mock.calls.length)).toEqual([0, 1]);
    expect(shortcuts.list().map(({ label }) => label)).toEqual(['Export']);
  });

  test('rests under a modal dialog, but not under one that is closing', async () => {
    const { List } = await load();
    render(<List keys="Mod+k" run={run} />);
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('aria-modal', 'true');
    expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(true);
    dialog.dataset.state = 'closed';
    expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(false);
    dialog.remove();
    expect(run).toHaveBeenCalledTimes(1);
  });
});

describe('WCAG 2.1.4 shortcuts of a single character', () => {
  test('can be turned off, which is remembered; Ctrl goes on', async () => {
    const first = await load();
    expect(first.shortcuts.singleKeys.getSnapshot()).toBe(true);
    first.shortcuts.singleKeys.set(false);
    const { List, shortcuts } = await load();
    expect(shortcuts.singleKeys.getSnapshot()).toBe(false);
    render(
      <>
        <List keys="j" run={run} />
        <List keys="Mod+k" run={other} />
      </>,
    );
    fireEvent.keyDown(document.body, { key: 'j' });
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect([run, other].map((each) => each.mock.calls.length)).toEqual([0, 1]);
  });

  test('D14 stay off after the end of a session in the same page', async () => {
    const { shortcuts } = await load();
    shortcuts.singleKeys.set(false);
    window.localStorage.clear();
    shortcuts.singleKeys.remember();
    expect(window.localStorage.getItem('backroom.shortcuts')).toBe('false');
  });

  test('E131 stay on when the stored choice is garbage', async () => {
    window.localStorage.setItem('backroom.shortcuts', '"off"');
    const { shortcuts } = await load();
    expect(shortcuts.singleKeys.getSnapshot()).toBe(true);
    expect(window.localStorage.getItem('backroom.shortcuts')).toBeNull();
  });
});
