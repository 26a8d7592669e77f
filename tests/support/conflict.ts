import { within } from '@testing-library/react';
import { expect } from 'vitest';

/** Who changed what, as the rows of a conflict say it, by their label. */
export type Changes = Readonly<
  Record<string, 'You changed this' | 'They changed this' | 'You both changed this'>
>;

/**
 * Every conflict dialog says who changed each field and begins with the same choice (ADR 31): theirs where only they
 * changed it, else mine.
 */
export function expectChanges(dialog: HTMLElement, changes: Changes): void {
  const rows = within(dialog).getAllByRole('row').slice(1);
  const labels = rows.map((row) => within(row).getByRole('rowheader').textContent);
  expect(labels).toEqual(Object.entries(changes).map(([label, changedBy]) => `${label}${changedBy}`));
  for (const [index, changedBy] of Object.values(changes).entries()) {
    const row = rows[index];
    const [theirs, mine] = row ? within(row).getAllByRole<HTMLInputElement>('radio') : [];
    expect([theirs?.checked, mine?.checked]).toEqual(
      changedBy === 'They changed this' ? [true, false] : [false, true],
    );
  }
}
