import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { setCategoryMappingMutation } from '#api/generated/query/analysis.gen.ts';
import type { CategoryMapping } from '#api/generated/types.gen.ts';
import { isStaleWrite } from '#api/staleWrite.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import { mappingsChanged } from './mappingQueries.ts';

/** What is done with a mapping by one press: taking what is suggested, and taking the mapping back. */
export function useMappingActions() {
  const { t } = useTranslation('productCategory');
  const { mutateAsync } = useMutation(setCategoryMappingMutation());
  const { act } = useConfirmedAction();
  const set = useCallback(
    ({ id, version, name }: CategoryMapping, categoryId: string | null): void =>
      act({
        send: () => mutateAsync({ path: { mappingId: id }, body: { categoryId, version } }),
        done: t(categoryId === null ? 'mapping.removed' : 'mapping.saved', { name }),
        failed: t('mapping.failed', { name }),
        sentenceOf: (error) => (isStaleWrite(error) ? t('mapping.stale') : undefined),
        refresh: mappingsChanged,
      }),
    [act, mutateAsync, t],
  );
  return {
    accept: useCallback(
      (mapping: CategoryMapping): void => {
        if (mapping.suggestion) set(mapping, mapping.suggestion.category.id);
      },
      [set],
    ),
    remove: (mapping: CategoryMapping): void => set(mapping, null),
  };
}
