import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until the focus is in an element: an overlay hears no key before. */
export async function focusIn(element: HTMLElement): Promise<void> {
  await waitFor(() => expect(element.contains(document.activeElement)).toBe(true));
}
