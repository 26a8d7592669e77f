import { screen, within } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { drawerTabOf } from '#features/skus/drawer/drawerTabs.ts';
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
import { renderSignedIn } from './renderSignedIn.tsx';

/** The drawer where a list would have it: open while the address names a product. */
function AtAddress() {
  const [query, setQuery] = useSearchParams();
  const open = query.get('open');
  const put = (change: Record<string, string | null>): void => {
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
          tab={drawerTabOf(query.get('tab'))}
          onTab={(tab) => put({ tab })}
          onClose={() => put({ open: null, tab: null })}
        />
      )}
    </main>
  );
}

/** The drawer of a product as a member of staff sees it, without the list. */
export const openDrawer = (name: string, open: string, tab?: string) =>
  renderSignedIn(name, <AtAddress />, `/skumanager?open=${open}${tab === undefined ? '' : `&tab=${tab}`}`);

export const drawer = () => screen.getByRole('dialog');

/** A box of the open tab. */
export const field = (name: string | RegExp) => within(drawer()).getByRole('textbox', { name });
