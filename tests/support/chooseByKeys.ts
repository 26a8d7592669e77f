import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { focusIn } from './focusIn.ts';

/** A menu moves its mark in a frame, and shows it in the next. */
const settled = () =>
  act(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Chooses in an open menu by arrows and Enter. A second arrow before the mark has moved would pass the item. */
export async function chooseByKeys(user: UserEvent, item: HTMLElement): Promise<void> {
  await focusIn(screen.getByRole('menu'));
  await settled();
  while (!item.hasAttribute('data-highlighted')) {
    await user.keyboard('{ArrowDown}');
    await settled();
  }
  await user.keyboard('{Enter}');
}
