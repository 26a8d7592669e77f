import { NativeSelect } from '@chakra-ui/react/native-select';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import '#shared/i18n/listsTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { PAGE_SIZES } from '#shared/lib/constants.ts';
import { PageButtons } from './PageButtons.tsx';
import { pageButtonStyles } from './pageButtonStyles.ts';
import { clampPage, pageCount, parsePageSize, rowRange, type PageSize } from './paging.ts';

interface PagerProps {
  /** The page and size that were asked for: those of the address. */
  page: number;
  size: PageSize;
  /** The rows on screen, as their reply says; those of the page before until the ones asked for are there. */
  shown: { page: number; pageSize: number; total: number };
  onPage: (page: number) => void;
  onSize: (size: PageSize) => void;
}

/**
 * Which rows these are, how many a page has, and the way to the other pages (spec §9, D30). It stays where it is for a
 * list without rows, so that "0 results" is heard; then there is nothing to choose (E107).
 */
export function Pager({ page, size, shown, onPage, onSize }: PagerProps) {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const sizeId = useId();
  const { total } = shown;
  const { from, to } = rowRange(shown.page, shown.pageSize, total);
  const numbers = { count: total, total: format.number(total) };
  // The same for every page.
  const choice = useMemo(
    () => (
      <div data-size="">
        <label htmlFor={sizeId}>{t('pager.size')}</label>
        <NativeSelect.Root size="sm" width="auto">
          <NativeSelect.Field
            id={sizeId}
            width="auto"
            value={size}
            onChange={({ currentTarget }) => {
              const next = parsePageSize(currentTarget.value);
              if (next !== size) onSize(next); // E116
            }}
          >
            {PAGE_SIZES.map((each) => (
              <option key={each} value={each}>
                {format.number(each)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator aria-hidden />
        </NativeSelect.Root>
      </div>
    ),
    [t, format, sizeId, size, onSize],
  );
  return (
    <chakra.div css={styles}>
      {/* A16: the rows that are painted, not those on their way: a change of page is told once. */}
      <span role="status">
        {total <= shown.pageSize
          ? t('pager.count', numbers)
          : t('pager.range', { ...numbers, from: format.number(from), to: format.number(to) })}
      </span>
      {total > 0 && (
        <div data-ways="">
          {choice}
          <PageButtons
            current={clampPage(page, total, size)}
            pages={pageCount(total, size)}
            onPage={onPage}
          />
        </div>
      )}
    </chakra.div>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '6', rowGap: '2' } as const;

// Plain elements, styled by the root: the numbers change with each letter of a search.
const styles = {
  ...row,
  justifyContent: 'space-between',
  fontSize: 'sm',
  '& > [role=status], & label': { color: 'fg.muted' },
  '& > [data-ways]': { ...row, maxW: '100%' },
  '& [data-size]': { display: 'flex', alignItems: 'center', gap: '2' },
  '& nav': pageButtonStyles,
} as const;
