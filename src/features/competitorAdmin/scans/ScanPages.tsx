import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import FileSearch from 'lucide-react/icons/file-search';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScanOutcome, ScannedPage } from '#api/generated/types.gen.ts';
import { ListingLink } from '#entities/matches/ListingLink.tsx';
import { plainTable, tableFrame } from '#resource/plainTable.ts';
import { NO_VALUE } from '#shared/i18n/noValue.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { Pager } from '#shared/table/Pager.tsx';
import type { PageSize } from '#shared/table/paging.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { StateTag } from '#shared/ui/StateTag.tsx';
import { scannedPagesOptions } from './scanQueries.ts';

const outcomes = ['changed', 'failed', 'unchanged', 'notRead'] as const satisfies readonly ScanOutcome[];
const tones = { unchanged: 'quiet', changed: 'good', failed: 'bad', notRead: 'caution' } as const;

/** Page by page, what a run found: each leads to its product, and to the page itself. */
export function ScanPages({ scanRunId }: { scanRunId: string }) {
  const { t } = useTranslation('scanRuns');
  const [outcome, setOutcome] = useState<ScanOutcome | null>(null);
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<PageSize>(15);
  const query = useQuery(scannedPagesOptions(scanRunId, { outcome, page, size }));
  return (
    <>
      <chakra.fieldset css={choices}>
        <chakra.legend srOnly>{t('pages.show')}</chakra.legend>
        {[null, ...outcomes].map((one) => (
          <label key={one ?? ''}>
            <input
              type="radio"
              name="outcome"
              checked={outcome === one}
              onChange={() => {
                setOutcome(one);
                setPage(1);
              }}
            />
            {one === null ? t('pages.all') : t(`outcome.${one}`)}
          </label>
        ))}
      </chakra.fieldset>
      <QueryState
        query={query}
        skeleton={<Skeleton h="12rem" role="status" aria-label={t('loading')} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            icon={FileSearch}
            headingLevel="h3"
            title={t('pages.none')}
            text={t('pages.noneText')}
          />
        }
      >
        {(pages) => (
          <>
            <PageTable pages={pages.items} />
            <Pager
              page={page}
              size={size}
              shown={pages}
              onPage={setPage}
              onSize={(next) => {
                setSize(next);
                setPage(1);
              }}
            />
          </>
        )}
      </QueryState>
    </>
  );
}

function PageTable({ pages }: { pages: readonly ScannedPage[] }) {
  const { t } = useTranslation('scanRuns');
  const format = useFormat();
  /** The first break before and after, which tells most of a new ladder. */
  const priceOf = (reading: ScannedPage['after']): string => {
    const [first] = reading?.breaks ?? [];
    return reading && first ? format.money(first.unitPrice, reading.currency) : NO_VALUE;
  };
  const prices = ({ before, after }: ScannedPage): string =>
    after === null ? '' : `${priceOf(before)} → ${priceOf(after)}`;
  return (
    <chakra.div css={[tableFrame, links]} role="region" aria-label={t('tab.pages')} tabIndex={0}>
      <chakra.table css={plainTable} aria-label={t('tab.pages')}>
        <thead>
          <tr>
            <th scope="col">{t('column.product')}</th>
            <th scope="col">{t('column.page')}</th>
            <th scope="col">{t('column.outcome')}</th>
            <th scope="col">{t('column.price')}</th>
          </tr>
        </thead>
        <tbody>
          {pages.map((one) => (
            <tr key={one.id}>
              <td>
                <Link to={`${paths.competitorManager(one.product.id)}?open=${encodeURIComponent(one.id)}`}>
                  {one.product.name}
                </Link>
              </td>
              <td>
                <ListingLink url={one.url} text={one.listingTitle} />
              </td>
              <td>
                <StateTag tone={tones[one.outcome]}>
                  {one.failure === null ? t(`outcome.${one.outcome}`) : t(`failure.${one.failure}`)}
                </StateTag>
                {one.becomes !== null && <div>{t(`becomes.${one.becomes}`)}</div>}
              </td>
              <td>{prices(one)}</td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}

const links = {
  '& a': { color: 'accent', textDecoration: 'underline' },
  '& [data-tone]': { whiteSpace: 'nowrap' },
} as const;

const choices = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  rowGap: '1',
  mb: '3',
  '& label': { display: 'inline-flex', alignItems: 'center', gap: '1.5', minH: '6', cursor: 'pointer' },
} as const;
