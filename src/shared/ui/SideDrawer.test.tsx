import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { startTexts } from '#tests/support/i18n.ts';
import { waitForFocus } from '#tests/support/focusIn.ts';
import { renderWithProviders } from '#tests/support/renderWithProviders.tsx';
import { SideDrawer } from './SideDrawer.tsx';

function Sample({ onClose }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState('general');
  return (
    <>
      <button onClick={() => setOpen(true)}>Field cup</button>
      <SideDrawer
        open={open}
        onClose={onClose ?? (() => setOpen(false))}
        title="Field cup"
        meta="CUP-1"
        tabs={{
          label: 'Product',
          items: [
            { id: 'general', label: 'General' },
            { id: 'history', label: 'History' },
          ],
          value: tab,
          onChange: setTab,
        }}
        footer={<button>Save</button>}
      >
        <input aria-label={`Name in ${tab}`} />
      </SideDrawer>
    </>
  );
}

beforeEach(() => startTexts());

test('a drawer has its title as name, takes the focus, and returns it to what opened the drawer', async () => {
  const { user } = renderWithProviders(<Sample />);
  await user.click(screen.getByRole('button', { name: 'Field cup' }));
  expect(await screen.findByRole('dialog', { name: 'Field cup' })).toBeVisible();
  const inside = () => screen.getByRole('dialog').contains(document.activeElement);
  await waitFor(() => expect(inside()).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Field cup' })).toHaveFocus());
});

test('a drawer shows the panel of the open tab', async () => {
  const { user } = renderWithProviders(<Sample />);
  await user.click(screen.getByRole('button', { name: 'Field cup' }));
  expect(await screen.findByRole('textbox', { name: 'Name in general' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'History' }));
  expect(screen.getByRole('tabpanel', { name: 'History' })).toContainElement(
    screen.getByRole('textbox', { name: 'Name in history' }),
  );
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
});

test('a drawer stays open until its caller closes it when a guard refuses', async () => {
  const onClose = vi.fn();
  const { user } = renderWithProviders(<Sample onClose={onClose} />);
  await user.click(screen.getByRole('button', { name: 'Field cup' }));
  await waitForFocus(await screen.findByRole('dialog', { name: 'Field cup' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('dialog', { name: 'Field cup' })).toBeVisible();
});
