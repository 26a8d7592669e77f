import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#api/cache.ts';
import {
  archiveProductMutation,
  archiveSkuMutation,
  updateProductMutation,
} from '#api/generated/query/catalogue.gen.ts';
import type { Product, Sku } from '#api/generated/types.gen.ts';
import type { Question } from '#shared/ui/ConfirmDialog.tsx';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';

interface Thing {
  sku: string;
}

/**
 * Archives what is one too many, after asking, one after another. When one is refused the others before it stay
 * archived: the warning says which are, and the list is read again.
 */
export function useArchiving(onPending: (pending: boolean) => void) {
  const { t } = useTranslation('skuTools');
  const update = useMutation(updateProductMutation());
  const archive = useMutation(archiveProductMutation());
  const archiveOne = useMutation(archiveSkuMutation());
  const { act, pending } = useConfirmedAction();

  const each = <T extends Thing>(
    question: Question,
    others: readonly T[],
    archiveThing: (thing: T) => Promise<unknown>,
  ): void => {
    const done: string[] = [];
    act({
      question: { ...question, danger: true },
      send: async () => {
        onPending(true);
        try {
          for (const thing of others) {
            await archiveThing(thing);
            done.push(thing.sku);
          }
        } finally {
          onPending(false);
        }
      },
      done: () => t('duplicates.done', { count: done.length, codes: done.join(', ') }),
      failed: () => t('duplicates.failed', { code: others[done.length]?.sku ?? '' }),
      sentenceOf: (_error, usual) =>
        [usual, ...(done.length > 0 ? [t('duplicates.doneBefore', { codes: done.join(', ') })] : [])].join(
          '\n',
        ),
      refresh: () => invalidate('listDuplicates', 'listProducts', 'listSkus', 'getProduct'),
    });
  };

  return {
    pending,
    archiveProducts: (kept: Product, others: readonly Product[]) => {
      const codes = others.map(({ sku }) => sku).join(', ');
      const count = others.length;
      const question = {
        title: t('duplicates.askProducts', { count, codes }),
        text: t('duplicates.askProductsText', { count, kept: `${kept.sku}, ${kept.name}` }),
        action: t('duplicates.askAction'),
      };
      each(question, others, async ({ id, version }) => {
        const path = { productId: id };
        // The replacement is written first: what is archived without it would send nobody on.
        const changed = await update.mutateAsync({
          path,
          body: { version, status: 'discontinued', replacedById: kept.id },
        });
        await archive.mutateAsync({ path, query: { version: changed.version } });
      });
    },
    archiveSkus: (kept: Sku, others: readonly Sku[]) => {
      const codes = others.map(({ sku }) => sku).join(', ');
      const count = others.length;
      const question = {
        title: t('duplicates.askSkus', { count, codes }),
        text: t('duplicates.askSkusText', { count, kept: kept.sku }),
        action: t('duplicates.askAction'),
      };
      each(question, others, ({ id, version }) =>
        archiveOne.mutateAsync({ path: { skuId: id }, query: { version } }),
      );
    },
  };
}
