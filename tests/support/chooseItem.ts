import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { waitForFocus } from './focusIn.ts';

/**
 * Chooses in an open menu. It hears nothing before it has the focus, does what is marked when the button goes up, and
 * marks a moment after it went down.
 */
export async function chooseItem(user: UserEvent, item: HTMLElement): Promise<void> {
  await waitForFocus(screen.getByRole('menu'));
  await user.pointer({ keys: '[MouseLeft>]', target: item });
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
  await user.pointer({ keys: '[/MouseLeft]', target: item });
}
