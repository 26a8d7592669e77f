import type { Product } from '#api/generated/types.gen.ts';
import { ImportDialog } from '#entities/catalogue/ImportDialog.tsx';
import { JobsDialog } from '#entities/catalogue/JobsDialog.tsx';
import { permissions } from '#session/permissions.ts';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import type { ListView } from './listView.ts';
import type { Overlay } from './useOverlay.ts';
import type { ProductAct } from './useProductActions.ts';

interface OfProduct {
  productId: string;
  onClose: () => void;
}
interface Making {
  onClose: () => void;
  onCreated: (product: Product) => void;
}

const CreateProduct = lazyPart<Making>(
  'create-product',
  async () => (await import('#features/skus/drawer/dialogs/CreateProductDialog.tsx')).CreateProductDialog,
);
const DuplicateProduct = lazyPart<OfProduct & Making>(
  'duplicate-product',
  async () => (await import('./DuplicateProduct.tsx')).DuplicateProduct,
);
const DiscontinueDialog = lazyPart<OfProduct>(
  'discontinue-dialog',
  async () => (await import('#features/skus/drawer/dialogs/DiscontinueDialog.tsx')).DiscontinueDialog,
);
const VariantDialog = lazyPart<OfProduct>(
  'variant-dialog',
  async () => (await import('#features/skus/tools/VariantDialog.tsx')).VariantDialog,
);
const DuplicatesDialog = lazyPart<{ onClose: () => void }>(
  'duplicates-dialog',
  async () => (await import('#features/skus/tools/DuplicatesDialog.tsx')).DuplicatesDialog,
);

/** What a file may hold that is imported here. */
const importable = [
  { kind: 'products' },
  { kind: 'skus' },
  { kind: 'charges', needs: permissions.priceSlabsEdit },
] as const;

interface ListDialogsProps {
  view: ListView;
  overlay: Overlay;
  act: ProductAct | null;
  onAct: (act: ProductAct | null) => void;
}

/** The dialogs over the lists, each fetched when it is opened: those of the address, and the one a row began. */
export function ListDialogs({ view, overlay, act, onAct }: ListDialogsProps) {
  const { dialog, close } = overlay;
  const done = (): void => onAct(null);
  const made = ({ id }: Product): void => {
    onAct(null);
    overlay.openProduct(id);
  };
  if (act?.does === 'duplicate')
    return <DuplicateProduct productId={act.productId} onClose={done} onCreated={made} />;
  if (act?.does === 'discontinue') return <DiscontinueDialog productId={act.productId} onClose={done} />;
  if (act?.does === 'variants') return <VariantDialog productId={act.productId} onClose={done} />;
  if (dialog === 'create')
    return <CreateProduct onClose={close} onCreated={({ id }) => overlay.openProduct(id, undefined, true)} />;
  if (dialog === 'duplicates') return <DuplicatesDialog onClose={close} />;
  if (dialog === 'import') return <ImportDialog kind={view} kinds={importable} onClose={close} />;
  if (dialog === 'jobs') return <JobsDialog onClose={close} />;
  return null;
}
