import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText, isSilent } from '#api/errors.ts';
import {
  getProductSourceOptions,
  setFieldLocksMutation,
  updateProductMutation,
} from '#api/generated/query/catalogue.gen.ts';
import type { Product, ProductSource, SourceField } from '#api/generated/types.gen.ts';
import { queryClient } from '#api/queryClient.ts';
import { useSingleFlight } from '#shared/lib/useSingleFlight.ts';
import { notify } from '#shared/ui/notify.ts';
import { productSaved, productTouched } from '#features/skus/drawer/productQueries.ts';
import { isStaleWrite } from '#api/staleWrite.ts';
import { useProductTexts } from '#features/skus/drawer/useProductTexts.ts';
import { laddersChanged } from '#work/ladders/laddersChanged.ts';
import { useMoqQuestion } from '#work/ladders/useMoqQuestion.ts';
import { takenFrom, toggledLocks } from './sourceRules.ts';

/** What the supplier sends of a product; locks a field against it, or takes its value. */
export function useSource(product: Product) {
  const { t } = useTranslation('skuDrawer');
  const { t: tErrors } = useTranslation('errors');
  const { label } = useProductTexts();
  const options = getProductSourceOptions({ path: { productId: product.id } });
  const query = useQuery(options);
  const locks = useMutation(setFieldLocksMutation());
  const update = useMutation(updateProductMutation());
  const moqQuestion = useMoqQuestion();
  const { run, pending } = useSingleFlight();

  /** Says what came of a call; null: the person thought better of it. */
  const act = (title: string, call: () => Promise<string | null>): void =>
    void run(async () => {
      try {
        const done = await call();
        if (done !== null) notify({ type: 'success', title: done });
      } catch (error) {
        if (isSilent(error)) return;
        notify({ type: 'error', title, description: errorText(error, tErrors) });
        productTouched();
      }
    });

  const sendLocks = (source: ProductSource, field: string): Promise<ProductSource> =>
    locks.mutateAsync({
      path: { productId: product.id },
      body: { version: source.version, fields: toggledLocks(source, field) },
    });

  return {
    query,
    pending,
    dialog: moqQuestion.dialog,
    toggle: (source: ProductSource, { field, locked }: SourceField) =>
      act(t('source.lockFailed', { field: label(field) }), async () => {
        let now: ProductSource;
        try {
          now = await sendLocks(source, field);
        } catch (error) {
          if (!isStaleWrite(error)) throw error;
          // Only this one lock is turned over, on top of theirs: nothing of somebody else's is lost.
          const theirs = await queryClient.query({ ...options, staleTime: 0 });
          const isTurned = theirs.fields.some((one) => one.field === field && one.locked !== locked);
          now = isTurned ? theirs : await sendLocks(theirs, field);
        }
        queryClient.setQueryData(options.queryKey, now);
        productTouched();
        return t(locked ? 'source.unlocked' : 'source.locked', { field: label(field) });
      }),
    canTake: (field: SourceField): boolean => takenFrom(product, field) !== null,
    take: (field: SourceField) =>
      act(t('source.takeFailed', { field: label(field.field) }), async () => {
        const taken = takenFrom(product, field) ?? { version: product.version };
        const answer = await moqQuestion.ask(
          taken.moq === undefined ? [] : [{ productId: product.id, moq: taken.moq }],
        );
        if (answer === 'cancel') return null;
        const body = answer === 'move' ? { ...taken, moveFirstBreak: true } : taken;
        productSaved(await update.mutateAsync({ path: { productId: product.id }, body }));
        if (answer === 'move') void laddersChanged();
        return t('source.taken', { field: label(field.field) });
      }),
  };
}
