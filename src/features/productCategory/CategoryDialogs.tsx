import type { Category } from '#api/generated/types.gen.ts';
import { MoveDialog } from '#shared/tree/MoveDialog.tsx';
import { listAncestors, type Tree } from '#shared/tree/treeRules.ts';
import { CategoryDialog } from './CategoryDialog.tsx';
import { treeLimits } from './categoryRules.ts';
import { DeleteCategoryDialog } from './DeleteCategoryDialog.tsx';
import { TargetsDialog } from './TargetsDialog.tsx';
import type { CategoryAddressState } from './useCategoryAddress.ts';
import type { useMoveCategory } from './useMoveCategory.ts';

/** What is asked over the page. */
export type AskedCategory =
  | { kind: 'new'; parentId: string | null }
  | { kind: 'rename' | 'move' | 'delete' | 'targets'; category: Category };

interface CategoryDialogsProps {
  asked: AskedCategory;
  categories: readonly Category[];
  tree: Tree;
  address: CategoryAddressState;
  mover: ReturnType<typeof useMoveCategory>;
  onClose: () => void;
}

/** The dialogs of the page, fetched with the first of them. */
export function CategoryDialogs({ asked, categories, tree, address, mover, onClose }: CategoryDialogsProps) {
  const shared = { categories, onClose };
  const openAbove = ({ parentId }: Category): void => {
    if (parentId !== null) address.turn(parentId, true);
  };
  if (asked.kind === 'new') {
    return <CategoryDialog {...shared} category={null} parentId={asked.parentId} onCreated={openAbove} />;
  }
  // As it is now; the one that was asked about while it goes.
  const category = categories.find(({ id }) => id === asked.category.id) ?? asked.category;
  switch (asked.kind) {
    case 'rename':
      return <CategoryDialog {...shared} category={category} parentId={null} onCreated={openAbove} />;
    case 'targets':
      return <TargetsDialog {...shared} category={category} />;
    case 'delete':
      return (
        <DeleteCategoryDialog
          {...shared}
          category={category}
          onDeleted={({ id, parentId }) => {
            const { node } = address;
            if (node !== null && [node, ...listAncestors(tree, node)].includes(id)) address.choose(parentId);
          }}
        />
      );
    case 'move':
      return (
        <MoveDialog
          tree={tree}
          id={category.id}
          limits={treeLimits}
          pending={mover.pending}
          onMove={(to, onDone) => mover.move(category.id, to, onDone)}
          onClose={onClose}
        />
      );
  }
}
