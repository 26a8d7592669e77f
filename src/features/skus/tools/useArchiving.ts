import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#api/cache.ts';
import { errorText, isSilent } from '#api/errors.ts';
import {
  archiveProductMutation,
  archiveSkuMutation,
  updateProductMutation,
} from '#api/generated/query/catalogue.gen.ts';
import type { Product, Sku } from '#api/generated/types.gen.ts';
import { useSingleFlight } from '#shared/lib/useSingleFlight.ts';
import { confirm, warn } from '#shared/ui/confirm.ts';
import type { Question } from '#shared/ui/ConfirmDialog.tsx';
import { notify } from '#shared/ui/notify.ts';

interface Thing {
  sku: string;
}

/**
 * Archives what is one too many, after asking, one after another. When one is refused the others before it stay
 * archived: the warning says which are, and the list is read again.
 */
export function useArchiving(onPending: (pending: boolean) => void) {
  const { t } = useTranslation('skuTools');
  const { t: tErrors } = useTranslation('errors');
  const update = useMutation(updateProductMutation());
  const archive = useMutation(archiveProductMutation());
  const archiveOne = useMutation(archiveSkuMutation());
  const { run, pending } = useSingleFlight();

  const each = <T extends Thing>(
    question: Question,
    others: readonly T[],
    act: (thing: T) => Promise<unknown>,
  ) =>
    run(async () => {
      if (!(await confirm({ ...question, danger: true }))) return;
      onPending(true);
      const done: string[] = [];
      try {
        for (const thing of others) {
          await act(thing);
          done.push(thing.sku);
        }
        notify({
          type: 'success',
          title: t('duplicates.done', { count: done.length, codes: done.join(', ') }),
        });
      } catch (error) {
        if (isSilent(error)) return;
        const refused = others[done.length]?.sku ?? '';
        const before = done.length > 0 ? t('duplicates.doneBefore', { codes: done.join(', ') }) : '';
        // R16: what was confirmed is answered by a dialog.
        void warn({
          title: t('duplicates.failed', { code: refused }),
          text: [errorText(error, tErrors), before].filter(Boolean).join('\n'),
          action: t('duplicates.ok'),
        });
      } finally {
        onPending(false);
      }
      // A refusal may mean that what is shown is out of date.
      await invalidate('listDuplicates', 'listProducts', 'listSkus', 'getProduct');
    });

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
      return each(question, others, async ({ id, version }) => {
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
      return each(question, others, ({ id, version }) =>
        archiveOne.mutateAsync({ path: { skuId: id }, query: { version } }),
      );
    },
  };
}
