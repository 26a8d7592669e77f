import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import ExternalLink from 'lucide-react/icons/external-link';
import { useTranslation } from 'react-i18next';
import type { BrokenLadders } from '#api/generated/types.gen.ts';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { iconText } from '#shared/ui/icon.ts';
import { plainTable, tableFrame } from '#resource/plainTable.ts';
import { ladderAddress } from './ladderAddress.ts';
import './laddersTexts.ts';

const MOST = 8;

/** The price ladders that a new minimum order quantity would break, and what moving their first breaks would do. */
export function BrokenLadderList({ ladders: { total, items } }: { ladders: BrokenLadders }) {
  const { t } = useTranslation('ladders');
  const texts = useFieldTexts();
  const format = useFormat();
  const can = useCan();
  const reads = can(permissions.priceSlabs);
  const shown = items.slice(0, MOST);
  const more = total - shown.length;
  return (
    <Stack gap="2">
      <Banner tone="caution">{t('broken', { count: total, number: format.number(total) })}</Banner>
      <chakra.div css={tableFrame} tabIndex={0} role="region" aria-label={t('list')}>
        <chakra.table css={plainTable}>
          <thead>
            <tr>
              <th scope="col">{texts.field('sku')}</th>
              <th scope="col">{texts.field('name')}</th>
              <th scope="col">{texts.field('configuration')}</th>
              <th scope="col">{texts.field('currency')}</th>
              <th scope="col">{texts.field('status')}</th>
              <th scope="col" data-kind="number">
                {t('startsAt')}
              </th>
              <th scope="col" data-kind="number">
                {t('newMoq')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((ladder) => (
              <tr key={ladder.id}>
                <td data-kind="key">
                  {reads ? (
                    // In a tab of its own: nothing that is not saved yet is left for it.
                    <chakra.a
                      href={ladderAddress(ladder)}
                      target="_blank"
                      rel="noopener"
                      aria-label={t('open', { sku: ladder.ownerLabel })}
                      css={link}
                    >
                      {ladder.ownerLabel} <ExternalLink {...iconText} />
                    </chakra.a>
                  ) : (
                    ladder.ownerLabel
                  )}
                </td>
                <chakra.td minW="9rem">{ladder.name}</chakra.td>
                <td>{texts.configuration(ladder.configuration)}</td>
                <td>{ladder.currency}</td>
                <td>{t(`state.${ladder.state}`)}</td>
                <td data-kind="number">{format.number(ladder.startsAt)}</td>
                <td data-kind="number">{format.number(ladder.moq)}</td>
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </chakra.div>
      {more > 0 && (
        <chakra.p fontSize="sm" color="fg.muted">
          {t('more', { count: more, number: format.number(more) })}
        </chakra.p>
      )}
      <chakra.p fontSize="sm" color="fg.muted">
        {can(permissions.priceSlabsEdit) ? t('move') : t('needs', { permission: permissions.priceSlabsEdit })}
      </chakra.p>
    </Stack>
  );
}

const link = {
  color: 'accent',
  whiteSpace: 'nowrap',
  '& svg': { display: 'inline', verticalAlign: '-0.15em' },
  _hover: { textDecoration: 'underline' },
} as const;
