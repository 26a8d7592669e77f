import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import * as z from 'zod/mini';
import type { PriceSlab } from '#api/generated/types.gen.ts';
import { zSlabSetList } from '#api/generated/zod/slabs.gen.ts';
import { Component as SlabsPage } from '#features/slabs/route.tsx';
import { PASSWORD } from '#mocks/core/users.ts';
// Read beforehand, so that no test waits for a part of its own.
import '#features/slabs/editor/LadderConflictDialog.tsx';
import '#features/slabs/panels/LadderPanels.tsx';
import '#features/slabs/grid/PasteDialog.tsx';
import '#features/slabs/publish/PublishDialog.tsx';
import '#features/slabs/publish/RetireDialog.tsx';
import '#shared/form/ConflictDialog.tsx';
import '#shared/ui/Notifications.tsx';
import { chooseItem } from './chooseItem.ts';
import { renderSignedIn } from './renderSignedIn.tsx';

// The whole page with its panels is on screen, and calculates again with every change.
vi.setConfig({ testTimeout: 40_000 });

/** The page of a product's ladders, without the shell around it; it is there when the grid is. */
export async function openSlabs(name: string, address = '/slabs/prd-0002') {
  const page = (
    <main>
      <Routes>
        <Route path="/slabs/:productid" element={<SlabsPage />} />
      </Routes>
    </main>
  );
  const view = await renderSignedIn(name, page, address);
  await screen.findByRole('table', { name: 'Price breaks, one per row' });
  return view;
}

/** A cell of the grid: `Unit price, break 1`. */
const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

export const price = (row: number) => cell(`Unit price, break ${row}`);

/** What a price reads, in English, whatever decimals the grid has. */
export const priceRead = (row: number): number => Number(price(row).value.replaceAll(',', ''));

/** Types a price and leaves its cell. */
export function typePrice(row: number, text: string): void {
  price(row).focus();
  fireEvent.change(price(row), { target: { value: text } });
  fireEvent.blur(price(row));
}

/** Chooses in the ladder's menu. */
export async function chooseLadderAction(user: UserEvent, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await chooseItem(user, await screen.findByRole('menuitem', { name }));
}

/** What the page says about itself beside its buttons: not saved yet, or when it was. */
export const saveState = () =>
  within(screen.getByRole('main')).getByText(/^(Unsaved changes|Saved .*)$/, { selector: '[role=status]' });

const zToken = z.object({ token: z.string() });

/** Somebody else at another desk: asks the server without this page. */
export async function createOtherUser(name: string) {
  const sendRequest = async (
    method: string,
    path: string,
    token: string | null,
    body?: unknown,
  ): Promise<unknown> => {
    const reply = await fetch(`/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const answer: unknown = await reply.json();
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(answer)}`);
    return answer;
  };
  const credentials = { email: `${name}@backroom.test`, password: PASSWORD };
  const { token } = zToken.parse(await sendRequest('POST', '/users/authenticate', null, credentials));
  const ask = (method: string, path: string, body?: unknown) => sendRequest(method, path, token, body);
  /** The product's own ladder in dollars, in this state. */
  const setOf = async (product: string, state: 'draft' | 'live' | 'scheduled' | 'retired') => {
    const { items } = zSlabSetList.parse(await ask('GET', `/products/${product}/slab-sets`));
    return items.find((set) => set.state === state && set.owner.id === product && set.currency === 'USD');
  };
  return {
    ask,
    setOf,
    /** Saves the draft with other breaks, by the quantity they begin at. */
    async reprice(
      product: string,
      breaks: Readonly<Record<number, Partial<PriceSlab>>>,
      change: object = {},
    ) {
      const draft = await setOf(product, 'draft');
      if (!draft) throw new Error('There is no draft.');
      const slabs = draft.slabs.map((slab) => ({ ...slab, ...breaks[slab.minQty] }));
      const { version, note, link } = draft;
      return ask('PUT', `/slab-sets/${draft.id}`, { version, note, link, slabs, ...change });
    },
  };
}
