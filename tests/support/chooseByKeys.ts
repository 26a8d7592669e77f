import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { waitForFocus } from './focusIn.ts';

/** A menu moves its mark in a frame, and shows it in the next. */
const waitTwoFrames = () =>
  act(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Chooses in an open menu by arrows and Enter. A second arrow before the mark has moved would pass the item. */
export async function chooseByKeys(user: UserEvent, item: HTMLElement): Promise<void> {
  await waitForFocus(screen.getByRole('menu'));
  await waitTwoFrames();
  while (!item.hasAttribute('data-highlighted')) {
    await user.keyboard('{ArrowDown}');
    await waitTwoFrames();
  }
  await user.keyboard('{Enter}');
}
