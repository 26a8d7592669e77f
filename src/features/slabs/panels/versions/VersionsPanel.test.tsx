import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { zSlabSetList } from '#api/generated/zod/slabs.gen.ts';
import type { SlabSet } from '#api/generated/types.gen.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { renderBesideLadder } from '#tests/support/ladder.tsx';
import { VersionsPanel } from './VersionsPanel.tsx';

/** A product of the mock's seed with a live ladder and the one before it. */
async function withHistory(): Promise<readonly SlabSet[]> {
  const token = await tokenOf('pricing.manager@backroom.test');
  for (let number = 1; number <= 60; number += 1) {
    const id = `prd-${String(number).padStart(4, '0')}`;
    const list = zSlabSetList.parse((await ask(`GET /products/${id}/slab-sets`, { token })).body);
    const items = list.items.map(({ slabs, ...set }) => ({
      ...set,
      slabs: slabs.map(({ minQty, unitPrice }) => ({ minQty, unitPrice })),
    }));
    if (items.some(({ state }) => state === 'retired') && items.length === 2) return items;
  }
  throw new Error('no product of the seed has an earlier ladder');
}

async function show(name?: string) {
  const versions = await withHistory();
  const live = versions.find(({ state }) => state === 'live') ?? null;
  const view = await renderBesideLadder(
    <VersionsPanel />,
    { versions, sets: versions, set: live, live, slabs: live?.slabs ?? [] },
    name,
  );
  return { ...view, live, retired: versions.find(({ state }) => state === 'retired') };
}

test('who made it and when; compared, each price with its change', async () => {
  const { user, live } = await show();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(`by ${live?.updatedBy.name}`);
  expect(first).toHaveTextContent(/^Live since /);
  expect(second).toHaveTextContent(/^Ended .* live from /);
  await user.click(screen.getAllByRole('button', { name: /^Compare:/ })[0] ?? document.body);
  const table = await screen.findByRole('table');
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(live?.slabs.length ?? 0);
  // The one before was cheaper.
  expect(rows[0]).toHaveTextContent(/▲ \+\$0\.\d\d▲ \+\d\.\d%/);
});

test('an earlier version is restored into the ladder; what is open already is not', async () => {
  const { user, ladder, retired } = await show();
  const [now, before] = screen.getAllByRole('button', { name: /^Restore as draft:/ });
  expect(now).toHaveAccessibleDescription('The ladder above already has these prices.');
  await user.click(before ?? document.body);
  const dialog = await screen.findByRole('dialog', { name: 'Restore these prices?' });
  expect(dialog).toHaveTextContent('They start a new draft.');
  const restore = within(dialog).getByRole('button', { name: 'Restore' });
  await user.click(restore);
  const reason = within(dialog).getByRole('textbox', { name: 'Reason' });
  expect(reason).toHaveAccessibleDescription(/Enter a reason\./);
  expect(ladder.replaceSlabs).not.toHaveBeenCalled();
  await user.type(reason, ' The rise was a mistake ');
  await user.click(restore);
  expect(ladder.replaceSlabs).toHaveBeenCalledExactlyOnceWith(retired?.slabs, 'The rise was a mistake');
  await waitFor(() => expect(screen.getByText(/The prices are in the ladder above/)).toBeVisible());
});

test('unsaved changes are not thrown away unasked', async () => {
  const versions = await withHistory();
  const [live = null] = versions;
  const { user, ladder } = await renderBesideLadder(<VersionsPanel />, {
    versions,
    set: live,
    isDirty: true,
  });
  await user.click(screen.getAllByRole('button', { name: /^Restore as draft:/ })[1] ?? document.body);
  const question = await screen.findByRole('dialog', { name: 'Restore these prices?' });
  expect(question).toHaveTextContent('They replace the ladder above.');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(ladder.replaceSlabs).not.toHaveBeenCalled();
});

test('D25: the auditor compares and opens, and is told why nothing can be restored', async () => {
  const { user, ladder, retired } = await show('auditor');
  const [, before] = screen.getAllByRole('button', { name: /^Restore as draft:/ });
  expect(before).toHaveAccessibleDescription('You need the permission “Price Slabs: Edit” for this.');
  await user.click(screen.getByRole('button', { name: /^Show:/ }));
  expect(ladder.open).toHaveBeenCalledExactlyOnceWith({ setId: retired?.id });
});

test('a price that is to end and one that is scheduled say when in words', async () => {
  const { slabSetLive, slabSetScheduled } = examples;
  const live = { ...slabSetLive, effectiveTo: '2026-12-01T12:00:00Z' };
  const scheduled = { ...slabSetScheduled, effectiveFrom: '2026-12-01T12:00:00Z', effectiveTo: null };
  const week = {
    ...scheduled,
    id: 'set-week',
    effectiveFrom: '2026-12-02T12:00:00Z',
    effectiveTo: '2026-12-08T12:00:00Z',
  };
  await renderBesideLadder(<VersionsPanel />, { versions: [live, scheduled, week], set: live, live });
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said).toEqual([
    expect.stringMatching(/^Scheduled from Dec 2, 2026, .* to Dec 8, 2026, /),
    expect.stringMatching(/^Scheduled from Dec 1, 2026, /),
    expect.stringMatching(/^Live since .*, until Dec 1, 2026, /),
  ]);
});

test('no version yet: it says how one comes about', async () => {
  await renderBesideLadder(<VersionsPanel />, { versions: [], set: null, live: null });
  expect(screen.getByRole('heading', { level: 3, name: 'No version yet' })).toBeVisible();
});
