import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { startTexts } from '#tests/support/i18n.ts';
import { renderWithProviders } from '#tests/support/renderWithProviders.tsx';
import { menuChoice } from './menuChoice.ts';
import { MenuSwitch } from './MenuSwitch.tsx';
import { useMenuChoice } from './useMenuChoice.ts';

function Planted({ condensed = false }: { condensed?: boolean }) {
  useMenuChoice();
  return <MenuSwitch list={menuChoice.getSnapshot().list} condensed={condensed} />;
}

beforeEach(async () => {
  await startTexts();
  menuChoice.choose('main');
});

test.each([false, true])(
  'D23 the list is chosen by mouse or arrow keys and remembered (icons: %s)',
  async (condensed) => {
    const { user } = renderWithProviders(<Planted condensed={condensed} />);
    // The tooltips of the icons come by themselves.
    await act(async () => {
      await import('./MenuTip.tsx');
    });
    expect(screen.getByRole('radiogroup', { name: 'Menu list' })).toBeVisible();
    const main = screen.getByRole('radio', { name: 'Main' });
    const alternate = screen.getByRole('radio', { name: 'Alternate' });
    expect(main).toBeChecked();
    await user.click(alternate);
    expect(alternate).toBeChecked();
    expect(window.localStorage.getItem('backroom.menu')).toContain('"list":"alternate"');
    await user.keyboard('{ArrowLeft}');
    expect(main).toBeChecked();
    expect(window.localStorage.getItem('backroom.menu')).toContain('"list":"main"');
  },
);
