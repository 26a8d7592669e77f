import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moveCategoryMutation } from '#api/generated/query/catalogue.gen.ts';
import type { Category } from '#api/generated/types.gen.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import type { TreePlace } from '#shared/tree/treeMoves.ts';
import { categoriesChanged, treeSaved } from './categoryQueries.ts';

/** Moves a category, for the dialog, the keys and the drag alike, and says where it stands now. */
export function useMoveCategory(categories: readonly Category[]) {
  const { t } = useTranslation('productCategory');
  const { mutateAsync } = useMutation(moveCategoryMutation());
  const { act, pending } = useConfirmedAction();
  const [said, setSaid] = useState('');
  const move = (id: string, { parentId, position }: TreePlace, onDone?: () => void): void => {
    const category = categories.find((each) => each.id === id);
    const parent = categories.find((each) => each.id === parentId)?.title;
    if (!category) return;
    const { title, version } = category;
    act({
      send: () => mutateAsync({ body: { id, parentId, position, version } }),
      onDone: (tree) => {
        treeSaved(tree);
        setSaid(
          parent === undefined ? t('movedTop', { title, position }) : t('moved', { title, position, parent }),
        );
        onDone?.();
      },
      failed: t('moveFailed', { title }),
      refresh: categoriesChanged,
    });
  };
  return { move, pending, said };
}
