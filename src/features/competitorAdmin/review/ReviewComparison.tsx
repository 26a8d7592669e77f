import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewItem } from '#api/generated/types.gen.ts';

import { titleParts, type TitlePart } from '#entities/market/titleParts.ts';
import { ListingLink } from '#entities/matches/ListingLink.tsx';
import { useMatchTexts } from '#entities/matches/useMatchTexts.ts';
import { NO_VALUE } from '#shared/i18n/noValue.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { reviewDifferences } from './reviewDifferences.ts';
import { ReviewPicture } from './ReviewPicture.tsx';

/** Prices that are this far apart are marked, in percent of ours. */
const FAR_PCT = 40;

/** Our product and the page side by side; what differs is marked, and says so. */
export function ReviewComparison({ item }: { item: ReviewItem }) {
  const { t } = useTranslation('matchReview');
  const words = useMatchTexts();
  const format = useFormat();
  const { ours, comparison, competitor } = item;
  const found = reviewDifferences(item);
  const currency = comparison?.currency ?? 'USD';
  const money = (amount: string | null | undefined): string =>
    amount === null || amount === undefined ? NO_VALUE : format.money(amount, currency);
  const yesOrNo = (says: boolean | null, yes: string, no: string): string =>
    says === null ? NO_VALUE : says ? yes : no;
  const gap =
    found.unitGapPct === null ? '' : format.percent(found.unitGapPct / 100, { decimals: 0, signed: true });
  const rows: [label: string, ours: ReactNode, theirs: ReactNode, differs: boolean][] = [
    [
      words.labels.listingTitle,
      <Link key="ours" to={paths.competitorManager(ours.id)}>
        <Title parts={titleParts(ours.name, item.listingTitle)} />
      </Link>,
      <Title key="theirs" parts={titleParts(item.listingTitle, ours.name)} />,
      false,
    ],
    [
      t('row.number'),
      `${ours.code} · ${ours.supplierNumber}`,
      item.listingSku ?? NO_VALUE,
      found.hasNumber === false,
    ],
    [
      t('row.brand'),
      [ours.brand, ours.lineName].filter(Boolean).join(' · ') || NO_VALUE,
      yesOrNo(found.hasBrand, t('brand.named'), t('brand.notNamed')),
      found.hasBrand === false,
    ],
    [
      t('row.category'),
      ours.category.name,
      item.siteCategory === null
        ? NO_VALUE
        : `${item.siteCategory} · ${
            item.mappedCategory
              ? t('category.mapped', { name: item.mappedCategory.name })
              : t('category.unmapped')
          }`,
      item.otherCategory,
    ],
    [
      t('row.unit', { quantity: format.number(comparison?.quantity) }),
      money(ours.unitPrice),
      `${money(comparison?.unitPrice)} ${gap}`,
      Math.abs(found.unitGapPct ?? 0) > FAR_PCT,
    ],
    [t('row.allIn'), money(ours.allInUnit), money(comparison?.allInUnit), false],
    [words.labels.packFactor, format.number(1), words.packFactor(item.packFactor), found.isPacked],
    [t('row.from'), format.number(ours.moq), format.number(found.fromPieces) || NO_VALUE, found.isFromMore],
  ];
  return (
    <chakra.table css={styles}>
      <chakra.caption srOnly>{t('comparison')}</chakra.caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('ours')}</th>
          <th scope="col">
            {competitor.name} <ListingLink url={item.url} text={t('openPage')} />
          </th>
        </tr>
      </thead>
      <tbody>
        {(ours.imageUrl !== null || item.imageUrl !== null) && (
          <tr>
            <th scope="row">{t('row.picture')}</th>
            <td>
              <ReviewPicture url={ours.imageUrl} />
            </td>
            <td>
              <ReviewPicture url={item.imageUrl} />
            </td>
          </tr>
        )}
        {rows.map(([label, one, other, differs]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{one}</td>
            <td data-differs={differs || undefined}>
              {other}
              {differs && <chakra.span srOnly>{t('differs')}</chakra.span>}
            </td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

function Title({ parts }: { parts: readonly TitlePart[] }) {
  return parts.map(({ text, isOnlyHere }, at) => (isOnlyHere ? <mark key={at}>{text}</mark> : text));
}

const styles = {
  width: 'full',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th, & td': {
    py: '1.5',
    px: '2',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  '& thead th': { fontWeight: 'semibold' },
  '& tbody tr': { borderTop: '1px solid {colors.border}' },
  '& tbody th': { color: 'fg.muted', fontWeight: 'normal', hyphens: 'auto' },
  '& thead td': { width: { base: '6.5rem', md: '10rem' } },
  '& [data-differs], & mark': { bg: 'caution.subtle', color: 'fg', rounded: 'l1' },
  '& [data-differs]': { boxShadow: 'inset 3px 0 {colors.caution}' },
  '& a': { color: 'accent', textDecoration: 'underline', fontWeight: 'normal' },
} as const;
