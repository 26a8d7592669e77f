import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '#shared/i18n/listsTexts.ts';
import { listProductsOptions } from '#api/generated/query/catalogue.gen.ts';
import type { NamedRef } from '#api/generated/types.gen.ts';
import { FieldFrame } from '#shared/form/FieldFrame.tsx';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { useDebounced } from '#shared/lib/useDebounced.ts';

const SHOWN = 10;

interface ProductPickerProps {
  label: string;
  hint: string;
  /** What stands for no product at all; absent: one has to be chosen. */
  none?: string;
  chosen: NamedRef | null;
  onChoose: (product: NamedRef | null) => void;
  /** A product that cannot be chosen. */
  except: string;
}

/** Finds a product by words and takes one of those found: a box to search, and radio buttons below it. */
export function ProductPicker({ label, hint, none, chosen, onChoose, except }: ProductPickerProps) {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const group = useId();
  const [searchText, setSearchText] = useState('');
  const q = useDebounced(searchText.trim());
  const { data, isFetching, error } = useQuery({
    ...listProductsOptions({ query: { q, pageSize: SHOWN } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const items = (q !== '' && data?.items) || [];
  const found = items.filter(({ id }) => id !== except);
  const offered: NamedRef[] = [
    ...(chosen && found.every(({ id }) => id !== chosen.id) ? [chosen] : []),
    ...found.map(({ id, sku, name }) => ({ id, code: sku, name })),
  ];
  const counted = (count: number): string => {
    const total = format.number(count);
    // All of them are there to be seen.
    if (count <= SHOWN) return t('pager.count', { count, total });
    return t('picker.found', { count, total });
  };
  const answer = error ? t('picker.failed') : data ? counted(data.total - (items.length - found.length)) : '';
  const message = q === '' || isFetching ? '' : answer;
  return (
    <div>
      <FieldFrame label={label} hint={hint}>
        <Input
          type="search"
          value={searchText}
          autoComplete="off"
          onChange={({ currentTarget }) => setSearchText(currentTarget.value)}
          onKeyDown={(event) => {
            // Enter looks for it, and does not send the form around it.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </FieldFrame>
      <chakra.p role="status" fontSize="xs" color="fg.muted" minH="5" pt="1">
        {message}
      </chakra.p>
      <chakra.div role="radiogroup" aria-label={label} css={styles}>
        {[...(none === undefined ? [] : [null]), ...offered].map((product) => (
          <label key={product?.id ?? ''}>
            <input
              type="radio"
              name={group}
              checked={product?.id === chosen?.id}
              onChange={() => onChoose(product)}
            />
            {product ? (
              <span>
                <code>{product.code}</code> {product.name}
              </span>
            ) : (
              <span>{none}</span>
            )}
          </label>
        ))}
      </chakra.div>
    </div>
  );
}

const styles = {
  maxH: '16rem',
  overflowY: 'auto',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  fontSize: 'sm',
  '& label': { display: 'flex', alignItems: 'flex-start', gap: '2.5', px: '3', py: '2', cursor: 'pointer' },
  '& label + label': { borderTopWidth: '1px', borderColor: 'border' },
  '& label:hover': { bg: 'bg.subtle' },
  '& input': { flexShrink: 0, boxSize: '4', mt: '0.5', accentColor: '{colors.accent}' },
  '& code': { fontFamily: 'mono', me: '1.5' },
} as const;
