import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  getProductSourceOptions,
  setFieldLocksMutation,
  updateProductMutation,
} from '#api/generated/query/catalogue.gen.ts';
import type { Product, ProductSource, SourceField } from '#api/generated/types.gen.ts';
import { queryClient } from '#api/queryClient.ts';
import { keepProduct, productTouched } from '#features/skus/drawer/productQueries.ts';
import { isStaleWrite } from '#api/staleWrite.ts';
import { useProductTexts } from '#features/skus/drawer/useProductTexts.ts';
import { laddersChanged } from '#entities/ladders/laddersChanged.ts';
import { useMoqQuestion } from '#entities/ladders/useMoqQuestion.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import { takenFrom, toggledLocks } from './sourceRules.ts';

/** What the supplier sends of a product; locks a field against it, or takes its value. */
export function useSource(product: Product) {
  const { t } = useTranslation('skuDrawer');
  const { label } = useProductTexts();
  const options = getProductSourceOptions({ path: { productId: product.id } });
  const query = useQuery(options);
  const locks = useMutation(setFieldLocksMutation());
  const update = useMutation(updateProductMutation());
  const moqQuestion = useMoqQuestion();
  const { act, pending } = useConfirmedAction();

  const sendLocks = (source: ProductSource, field: string): Promise<ProductSource> =>
    locks.mutateAsync({
      path: { productId: product.id },
      body: { version: source.version, fields: toggledLocks(source, field) },
    });

  const turnLock = async (source: ProductSource, field: string, locked: boolean): Promise<ProductSource> => {
    try {
      return await sendLocks(source, field);
    } catch (error) {
      if (!isStaleWrite(error)) throw error;
      // Only this one lock is turned over, on top of theirs: nothing of somebody else's is lost.
      const theirs = await queryClient.query({ ...options, staleTime: 0 });
      const isTurned = theirs.fields.some((one) => one.field === field && one.locked === locked);
      return isTurned ? theirs : sendLocks(theirs, field);
    }
  };

  /** Null: the person thought better of it. */
  const takeValue = async (field: SourceField): Promise<Product | null> => {
    const taken = takenFrom(product, field) ?? { version: product.version };
    const path = { productId: product.id };
    const answer = await moqQuestion.ask(taken.moq === undefined ? [] : [{ ...path, moq: taken.moq }]);
    if (answer === 'cancel') return null;
    const body = answer === 'move' ? { ...taken, moveFirstBreak: true } : taken;
    const saved = await update.mutateAsync({ path, body });
    keepProduct(saved);
    if (answer === 'move') void laddersChanged();
    return saved;
  };

  return {
    query,
    pending,
    dialog: moqQuestion.dialog,
    toggle: (source: ProductSource, { field, locked }: SourceField) =>
      act({
        send: () => turnLock(source, field, !locked),
        onDone: (now) => queryClient.setQueryData(options.queryKey, now),
        done: t(locked ? 'source.unlocked' : 'source.locked', { field: label(field) }),
        failed: t('source.lockFailed', { field: label(field) }),
        toast: true,
        refresh: productTouched,
      }),
    canTake: (field: SourceField): boolean => takenFrom(product, field) !== null,
    take: (field: SourceField) =>
      act({
        send: () => takeValue(field),
        done: (saved) => (saved ? t('source.taken', { field: label(field.field) }) : undefined),
        failed: t('source.takeFailed', { field: label(field.field) }),
        toast: true,
        refresh: productTouched,
      }),
  };
}
