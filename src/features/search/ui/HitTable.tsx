import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useNavigate } from 'react-router-dom';
import type { Hit } from '#features/search/model/hit.ts';
import { hitAddress } from '#features/search/model/hitAddress.ts';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { DataTable } from '#shared/table/DataTable.tsx';
import type { Selection } from '#shared/table/useSelection.ts';
import { hitColumns } from './hitColumns.tsx';
import { hitTableStyles } from './hitTableStyles.ts';
import { useFacetTexts } from './useFacetTexts.ts';
import type { HitActions } from './useHitActions.ts';

interface HitTableProps {
  collection: string;
  hits: readonly Hit[];
  actions: HitActions;
  selection: Selection | undefined;
  isBusy: boolean;
  total: number;
}

/** The hits as a table, with the keys every list has. */
export function HitTable({ collection, hits, actions, selection, isBusy, total }: HitTableProps) {
  const { t } = useTranslation('search');
  const texts = useFieldTexts();
  const format = useFormat();
  const words = useFacetTexts();
  const costs = useCan()(permissions.viewCosts);
  const navigate = useNavigate();
  const decimals = columnDecimals(hits.map((hit) => ('fromPrice' in hit ? hit.fromPrice : null)));
  const columns = useMemo(
    () => hitColumns(collection, { t, texts, format, words, actions, costs, decimals }),
    [collection, t, texts, format, words, actions, costs, decimals],
  );
  const open = (hit: Hit): void => {
    const address = hitAddress(hit);
    if (address === null) return;
    actions.opened(hit);
    void navigate(address);
  };
  return (
    <chakra.div css={hitTableStyles}>
      <DataTable
        key={collection}
        label={t('hits')}
        columns={columns}
        rows={hits}
        rowId={({ id }) => id}
        rowName={({ code, name }) => code || name}
        error={null}
        onRetry={nothing}
        busy={isBusy}
        {...(selection ? { selection } : {})}
        rowActions={actions.actionsOf}
        rowKeys={[{ keys: 'Enter', label: t('action.open'), run: open }]}
        empty={null}
        noMatch={null}
        isFiltered={false}
        total={total}
      />
    </chakra.div>
  );
}

/** The screen around it says what went wrong, and tries again. */
function nothing(): void {
  return undefined;
}
