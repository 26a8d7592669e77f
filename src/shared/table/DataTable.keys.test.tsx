import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { shortcuts } from '#shared/lib/shortcuts.ts';
import { startTexts } from '#tests/support/i18n.ts';
import { MugList, mugs, MugSteps } from '#tests/support/mugTable.tsx';
import { renderWithProviders } from '#tests/support/renderWithProviders.tsx';

const box = (name: string) => screen.getByRole('checkbox', { name });
const tickedIds = () => screen.getByRole('status', { name: 'Ticked' }).textContent;
const rowOf = (name: RegExp) => screen.getByRole('row', { name });
const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Next' }));
/** A press of a key where the focus is. */
const key = (keys: string, shiftKey = false) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: keys, code: keys, shiftKey });

beforeEach(() => startTexts());

describe('the keys of a table', () => {
  test('j and k go through the rows, focus them and stop at the ends', () => {
    renderWithProviders(<MugList rows={mugs} />);
    key('j');
    expect(rowOf(/Ceramic mug/)).toHaveFocus();
    expect(rowOf(/Ceramic mug/)).toHaveAttribute('aria-current', 'true');
    key('j');
    key('j');
    key('j');
    expect(rowOf(/Enamel mug/)).toHaveFocus();
    key('k');
    expect(rowOf(/Travel mug/)).toHaveFocus();
    expect(rowOf(/Enamel mug/)).not.toHaveAttribute('aria-current');
  });

  test('k begins at the last row', () => {
    renderWithProviders(<MugList rows={mugs} />);
    key('k');
    expect(rowOf(/Enamel mug/)).toHaveFocus();
  });

  test('x selects the current row, Shift+x from the last one to it', () => {
    renderWithProviders(<MugList rows={mugs} />);
    key('x');
    expect(tickedIds()).toBe('');
    key('j');
    key('x');
    key('j');
    key('j');
    key('X', true);
    expect(tickedIds()).toBe('1,2,3');
  });

  test('Enter opens the current row and e edits it; on a button Enter presses the button', () => {
    const onOpen = vi.fn();
    const onEdit = vi.fn();
    renderWithProviders(<MugList rows={mugs} onOpen={onOpen} onEdit={onEdit} />);
    key('j');
    key('Enter');
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(mugs[0]);
    key('e');
    expect(onEdit).toHaveBeenCalledExactlyOnceWith(mugs[0]);
    act(() => screen.getByRole('button', { name: 'Travel mug' }).focus());
    key('Enter');
    expect(onOpen).toHaveBeenCalledOnce();
  });

  test('tabbing into a row makes it the current one', () => {
    renderWithProviders(<MugList rows={mugs} />);
    act(() => box('Select Travel mug').focus());
    key('j');
    expect(rowOf(/Enamel mug/)).toHaveFocus();
  });

  test('they are listed once for two tables', async () => {
    const { user } = renderWithProviders(<MugList rows={mugs} onOpen={() => undefined} />);
    await user.click(screen.getByRole('button', { name: 'Parts of Travel mug' }));
    expect(shortcuts.list().map(({ keys, label }) => [...keys, label].join(' '))).toEqual([
      'j Next row',
      'k Previous row',
      'x Select or deselect the row',
      'Shift+x Select from the last selected row to this one',
      'Enter Open the row',
    ]);
  });

  test('a removed row is not current any more', async () => {
    const onEdit = vi.fn();
    const { user } = renderWithProviders(
      <MugSteps
        steps={[
          { rows: mugs, onEdit },
          { rows: mugs.slice(1), onEdit },
        ]}
      />,
    );
    key('j');
    await next(user);
    key('e');
    expect(onEdit).not.toHaveBeenCalled();
    key('j');
    await waitFor(() => expect(rowOf(/Travel mug/)).toHaveFocus());
  });
});
