import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { ErrorState } from '#shared/ui/ErrorState.tsx';
import { OpenLink } from '#features/skus/cells/OpenLink.tsx';
import { StatusTag } from '#features/skus/cells/StatusTag.tsx';
import { StockCell } from '#features/skus/cells/StockCell.tsx';
import { skusOfProductOptions } from '#features/skus/skuQueries.ts';
import { searchOfSkus } from './listView.ts';
import { useCellContext } from './useCellContext.ts';
import type { Overlay } from './useOverlay.ts';

const headers = ['sku', 'partId', 'colorName', 'labelSize', 'status', 'stock', 'fromPrice'] as const;

interface ProductPartsProps {
  productId: string;
  code: string;
  overlay: Pick<Overlay, 'hrefOf' | 'openFrom'>;
}

/** The first SKUs of a product below its row, and the way to all of them: there may be hundreds. */
export function ProductParts({ productId, code, overlay }: ProductPartsProps) {
  const { t } = useTranslation('skus');
  const format = useFormat();
  const { data, error, refetch, dataUpdatedAt } = useQuery(skusOfProductOptions(productId));
  const look = useCellContext(data?.items.map(({ fromPrice }) => fromPrice) ?? [], dataUpdatedAt);
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <Skeleton h="16" m="2" role="status" aria-label={t('parts.label', { code })} />;
  if (data.total === 0)
    return (
      <chakra.p px="4" py="3" color="fg.muted">
        {t('parts.none')}
      </chakra.p>
    );
  return (
    <chakra.div css={styles}>
      <table aria-label={t('parts.label', { code })}>
        <thead>
          <tr>
            {headers.map((name) => (
              <th
                key={name}
                scope="col"
                data-align={name === 'stock' || name === 'fromPrice' ? 'end' : undefined}
              >
                {look.texts.field(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.items.map((sku) => (
            <tr key={sku.id}>
              <td>
                <span className="code">
                  <OpenLink
                    to={overlay.hrefOf(productId, sku.id)}
                    onOpen={() => overlay.openFrom(productId, sku.id)}
                  >
                    {sku.sku}
                  </OpenLink>
                </span>
              </td>
              <td>
                <span className="code">{sku.partId}</span>
              </td>
              <td>{sku.colorName ?? t('none')}</td>
              <td>{sku.labelSize ?? t('none')}</td>
              <td>
                <StatusTag look={look} status={sku.status} />
              </td>
              <td data-align="end">
                <StockCell
                  look={look}
                  quantity={sku.quantityAvailable}
                  arrival={sku.futureAvailability[0] ?? null}
                  readAt={sku.inventoryAt}
                />
              </td>
              <td data-align="end">
                {format.money(sku.fromPrice, sku.currency, { decimals: look.decimals })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {data.total > data.items.length && (
        <chakra.p css={linkLine}>
          <Link to={`${paths.skuManager}${searchOfSkus(productId)}`}>
            {t('parts.all', { count: data.total, total: format.number(data.total) })}
          </Link>
        </chakra.p>
      )}
    </chakra.div>
  );
}

// It keeps to the part of the table that is in sight, however wide that is.
const styles = {
  position: 'sticky',
  insetInlineStart: '0',
  w: 'fit-content',
  maxW: '100%',
  ps: { base: '3', md: '11' },
  pe: '3',
  py: '2',
  // The styles of the table around it have a higher specificity for headers.
  '&&& th': {
    position: 'static',
    borderInlineEndWidth: '0',
    bg: 'transparent',
    fontSize: 'xs',
    color: 'fg.muted',
  },
  '&&& thead tr, &&& tbody tr': { bg: 'transparent' },
  '& tr': { h: '8' },
  '& table': { borderStartWidth: '2px', borderColor: 'border' },
} as const;

const linkLine = {
  px: '3',
  pt: '1.5',
  fontSize: 'sm',
  '& > a': { color: 'accent', fontWeight: 'medium', _hover: { textDecoration: 'underline' } },
} as const;
