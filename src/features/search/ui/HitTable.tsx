import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Hit } from '#features/search/model/hit.ts';
import { hitAddress } from '#features/search/model/hitAddress.ts';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { DataTable } from '#shared/table/DataTable.tsx';
import type { Selection } from '#shared/table/useSelection.ts';
import { hitColumns } from './hitColumns.tsx';
import { useFacetTexts } from './useFacetTexts.ts';
import type { HitActions } from './useHitActions.ts';

/** How cells of hits look, from around the table: the cells themselves are plain tags. */
const hitTableStyles = {
  '& mark': {
    bg: 'caution.subtle',
    color: 'inherit',
    fontWeight: 'semibold',
    rounded: 'l1',
    px: '0.5',
    mx: '-0.5',
  },
  '& a[data-hit]': { color: 'accent', _hover: { textDecoration: 'underline' } },
  '& .code': { fontFamily: 'mono', fontSize: 'xs' },
  '& .faint': { color: 'fg.subtle' },
  '& .loss': { color: 'bad', whiteSpace: 'nowrap' },
  '& .stock.out': { color: 'bad', fontWeight: 'medium' },
  '& .stock.low': { color: 'caution', fontWeight: 'medium' },
  '& .stock.unknown': { color: 'fg.subtle' },
} as const;

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
