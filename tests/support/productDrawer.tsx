import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useSearchParams } from 'react-router-dom';
import { expect } from 'vitest';
import { parseDrawerTab } from '#features/skus/drawer/drawerTabs.ts';
import { ProductDrawer } from '#features/skus/drawer/ProductDrawer.tsx';
// Read beforehand, so that no test waits for a part of its own.
import '#features/skus/drawer/charges/ChargesTab.tsx';
import '#features/skus/drawer/dialogs/CreateProductDialog.tsx';
import '#features/skus/drawer/dialogs/DiscontinueDialog.tsx';
import '#features/skus/drawer/features/FeaturesTab.tsx';
import '#features/skus/drawer/history/HistoryTab.tsx';
import '#features/skus/drawer/media/MediaTab.tsx';
import '#features/skus/drawer/skus/SkuDialog.tsx';
import '#features/skus/drawer/skus/SkusTab.tsx';
import '#features/skus/drawer/source/SourceTab.tsx';
import '#shared/form/ConflictDialog.tsx';
import '#shared/table/ActionMenu.tsx';
import { ask, tokenOf } from './askMock.ts';
import { chooseItem } from './chooseItem.ts';
import { waitForFocus } from './focusIn.ts';
import { renderSignedIn } from './renderSignedIn.tsx';
import { recordIn } from './replyBody.ts';

/** The drawer where a list would have it: open while the address names a product. */
function DrawerAtAddress() {
  const [query, setQuery] = useSearchParams();
  const open = query.get('open');
  const updateQuery = (change: Record<string, string | null>): void => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(change)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setQuery(next);
  };
  return (
    <main>
      <h1 tabIndex={-1}>SKU Manager</h1>
      {open !== null && (
        <ProductDrawer
          productId={open}
          tab={parseDrawerTab(query.get('tab'))}
          skuId={query.get('sku')}
          onTab={(tab) => updateQuery({ tab })}
          onClose={() => updateQuery({ open: null, tab: null })}
        />
      )}
    </main>
  );
}

/** The drawer of a product as a member of staff sees it, without the list. */
export const openDrawer = (name: string, open: string, tab?: string) =>
  renderSignedIn(
    name,
    <DrawerAtAddress />,
    `/skumanager?open=${open}${tab === undefined ? '' : `&tab=${tab}`}`,
  );

export const drawer = () => screen.getByRole('dialog');

/** A dialog over the drawer, when it hears keys. */
export async function dialogAbove(name: string | RegExp, role: 'dialog' | 'alertdialog' = 'dialog') {
  const dialog = await screen.findByRole(role, { name });
  await waitForFocus(dialog);
  return dialog;
}

/** Opens a menu of actions, and gives one of them. */
export async function findAction(
  user: UserEvent,
  opener: RegExp,
  name: RegExp | string,
): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: opener }));
  return screen.findByRole('menuitem', { name });
}

/** Chooses an action of a menu; of the whole product, unless another opener is named. */
export async function choose(user: UserEvent, name: RegExp | string, opener = /^Actions for AID-0001$/) {
  await chooseItem(user, await findAction(user, opener, name));
}

interface ElsewhereOptions {
  method?: string;
  who?: string;
  /** Where the version is read, if not at the path itself. */
  readPath?: string;
}

/** Somebody else saves at another desk: what stands in the body at `path`, on top of what is there now. */
export async function changeElsewhere(
  path: string,
  body: object,
  options: ElsewhereOptions = {},
): Promise<void> {
  const { method = 'PATCH', who = 'merchandiser', readPath = path } = options;
  const token = await tokenOf(`${who}@backroom.test`);
  const { version } = recordIn(await ask(`GET ${readPath}`, { token }));
  const reply = await ask(`${method} ${path}`, { token, body: { version, ...body } });
  expect(reply.status).toBe(200);
}

/** Somebody else archives at another desk what stands at `path`. */
export async function archiveElsewhere(path: string): Promise<void> {
  const token = await tokenOf('merchandiser@backroom.test');
  const { version } = recordIn(await ask(`GET ${path}`, { token }));
  expect((await ask(`DELETE ${path}?version=${String(version)}`, { token })).status).toBe(200);
}

/** A box of the open tab. */
export const field = (name: string | RegExp) => within(drawer()).getByRole('textbox', { name });
