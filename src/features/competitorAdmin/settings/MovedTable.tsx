import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { MovedIndex } from '#api/generated/types.gen.ts';
import { plainTable, tableFrame } from '#resource/plainTable.ts';
import { NO_VALUE } from '#shared/i18n/noValue.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';

/** Products whose index other settings would change: each leads to the pages that it is compared with. */
export function MovedTable({ samples }: { samples: readonly MovedIndex[] }) {
  const { t } = useTranslation('marketSettings');
  const format = useFormat();
  const index = (value: number | null): string => (value === null ? NO_VALUE : format.number(value));
  return (
    <chakra.div css={[tableFrame, links]} role="region" aria-label={t('samples')} tabIndex={0}>
      <chakra.table css={plainTable} aria-label={t('samples')}>
        <thead>
          <tr>
            <th scope="col">{t('column.product')}</th>
            <th scope="col" data-kind="number">
              {t('column.today')}
            </th>
            <th scope="col" data-kind="number">
              {t('column.preview')}
            </th>
          </tr>
        </thead>
        <tbody>
          {samples.map(({ product, today, preview }) => (
            <tr key={product.id}>
              <td>
                <Link to={paths.competitorManager(product.id)}>{product.name}</Link>
              </td>
              <td data-kind="number">{index(today)}</td>
              <td data-kind="number">{index(preview)}</td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}

const links = { '& a': { color: 'accent', textDecoration: 'underline' } } as const;
