import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { queryClient } from '#api/queryClient.ts';
import { mockServer } from '#mocks/adapters/unit.ts';
import { startTexts } from '#tests/support/i18n.ts';
import { openSlabs, saveState, createOtherUser, typePrice, priceRead } from '#tests/support/slabsPage.tsx';

const PRODUCT = 'prd-0002';

beforeEach(() => {
  // React writes what a boundary has caught.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

const zRecord = z.looseObject({});
const zList = z.looseObject({ items: z.array(zRecord) });
const zCosts = z.looseObject({ breaks: z.array(zRecord) });

/** What no text can be made of, so that whoever shows it fails. */
const unreadable = { toString: null };

const eachItem = (change: object) => (reply: unknown) => {
  const list = zList.parse(reply);
  return { ...list, items: list.items.map((one) => ({ ...one, ...change })) };
};
/** One more version, like the live one but for this. */
const oneMore = (change: object) => (reply: unknown) => {
  const { items, ...list } = zList.parse(reply);
  const live = items.find(({ state }) => state === 'live');
  return { ...list, items: [...items, { ...live, id: 'set-spoilt', ...change }] };
};

interface Spoilt {
  path: string;
  query?: string;
  spoil: (reply: unknown) => object;
  /** The tab it stands behind. */
  panel?: string;
}

/** Answers that break the contract, each in a place that one panel alone looks at. */
const spoilt: Record<string, Spoilt> = {
  'Price ladder': { path: 'market', spoil: eachItem({ capturedAt: unreadable }) },
  'Ladder vs. market': { path: 'market', spoil: eachItem({ counted: false, name: {} }) },
  Calculator: {
    path: 'quote',
    query: '?qty=250&currency=USD&configuration=Decorated&colors=1&locations=1',
    spoil: (reply) => ({ ...zRecord.parse(reply), slab: null }),
  },
  Charges: { path: 'charges', spoil: eachItem({ name: {} }) },
  Costs: {
    path: 'costs',
    panel: 'costs',
    spoil: (reply) => ({
      ...zCosts.parse(reply),
      discountCodes: null,
      breaks: zCosts.parse(reply).breaks.map((one) => ({ ...one, discountCode: null })),
    }),
  },
  Versions: { path: 'slab-sets', panel: 'versions', spoil: oneMore({ state: 'retired', note: {} }) },
  Currencies: { path: 'slab-sets', panel: 'currencies', spoil: oneMore({ currency: 'EUR', slabs: null }) },
};

const said = (name: string) => `Couldn’t show “${name}”. What you typed is still here.`;

/** Of all panels this one fails, and what was typed stays. */
async function expectAlone(name: string): Promise<void> {
  expect(await screen.findByText(said(name))).toBeVisible();
  expect(screen.getAllByText(/^Couldn’t show/)).toHaveLength(1);
  expect(saveState()).toHaveTextContent('Unsaved changes');
  for (const title of ['Price ladder', 'Ladder vs. market', 'Calculator']) {
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
  }
}

async function tryAgain(user: UserEvent, name: string): Promise<void> {
  const button = within(screen.getByRole('region', { name })).queryByRole('button', { name: 'Retry' });
  if (button) await user.click(button);
  await waitFor(() => expect(screen.queryByText(said(name))).not.toBeInTheDocument());
  expect(priceRead(1)).toBe(44.1);
}

test.each(Object.entries(spoilt))(
  '“%s” fails alone: the rest of the screen stays, with what is typed',
  async (name, { path, query = '', spoil, panel = 'charges' }) => {
    await startTexts();
    const at = `/products/${PRODUCT}/${path}`;
    const reply = await (await createOtherUser('pricing.manager')).ask('GET', at + query);
    const { user } = await openSlabs('pricing.manager', `/slabs/${PRODUCT}?panel=${panel}`);
    typePrice(1, '44.10');
    mockServer.use(http.get(`*/api${at}`, () => HttpResponse.json(spoil(reply))));
    await queryClient.invalidateQueries();
    await expectAlone(name);

    // With an answer as it should be, another try shows the panel.
    mockServer.use(http.get(`*/api${at}`, () => HttpResponse.json(zRecord.parse(reply))));
    await queryClient.invalidateQueries({ refetchType: 'all' });
    await tryAgain(user, name);
  },
);

test('“File” fails alone when the answer about its export cannot be read', async () => {
  await startTexts();
  const { user } = await openSlabs('pricing.manager', `/slabs/${PRODUCT}?panel=file`);
  typePrice(1, '44.10');
  mockServer.use(
    http.post(
      '*/api/exports',
      async ({ request }) => {
        const answer = await fetch(request.clone());
        const job = zRecord.parse(await answer.json());
        return HttpResponse.json({ ...job, state: 'running' }, { status: answer.status });
      },
      { once: true },
    ),
    http.get('*/api/jobs/:jobId', ({ params }) =>
      HttpResponse.json({ id: params.jobId, kind: 'export', state: 'running', progress: unreadable }),
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await expectAlone('File');
  await tryAgain(user, 'File');
  expect(screen.getByRole('button', { name: 'Export' })).toBeVisible();
});
