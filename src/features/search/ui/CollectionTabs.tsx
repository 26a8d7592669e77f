import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchCollection } from '#api/generated/types.gen.ts';
import { collectionName } from '#features/search/model/collections.ts';
import type { SearchResult } from '#features/search/model/readAnswers.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { TabStrip } from '#shared/ui/TabStrip.tsx';

interface CollectionTabsProps {
  base: string;
  collections: readonly SearchCollection[];
  open: SearchCollection;
  result: SearchResult | undefined;
  onOpen: (name: string) => void;
}

/** What may be searched, each with the number of its hits. */
export const CollectionTabs = memo(function CollectionTabs({
  base,
  collections,
  open,
  result,
  onOpen,
}: CollectionTabsProps) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const countOf = (name: string): number | null | undefined =>
    name === result?.collection ? result.found : result?.tabs[name];
  return (
    <TabStrip
      base={base}
      label={t('tabs')}
      items={collections.map(({ name }) => {
        const known = collectionName(name);
        const count = countOf(name);
        return {
          id: name,
          label: known ? t(`tab.${known}`) : name,
          ...(count === null || count === undefined ? {} : { mark: format.number(count) }),
        };
      })}
      value={open.name}
      onChange={onOpen}
    />
  );
});
