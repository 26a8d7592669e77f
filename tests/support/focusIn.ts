import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** What says whether an element takes a press: its own style, or that of what it is in. */
const isPressable = (element: HTMLElement) =>
  element.closest<HTMLElement>('[style*="pointer-events"]')?.style.pointerEvents !== 'none';

/** Waits until an overlay has the focus and takes a press: it hears no key and lets no press through before. */
export async function waitForFocus(element: HTMLElement): Promise<void> {
  await waitFor(() => expect(element.contains(document.activeElement) && isPressable(element)).toBe(true));
}
