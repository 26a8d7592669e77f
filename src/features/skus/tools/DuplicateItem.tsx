import { chakra } from '@chakra-ui/react/styled-system';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DuplicateGroup } from '#api/generated/types.gen.ts';
import { iconText } from '#shared/ui/icon.ts';
import { ProductMerge } from './ProductMerge.tsx';
import { SkuMerge } from './SkuMerge.tsx';

interface DuplicateItemProps {
  group: DuplicateGroup;
  open: boolean;
  onToggle: () => void;
  /** Whether something is being written, so that the dialog stays. */
  onPending: (pending: boolean) => void;
}

/** What several things share; opened, they stand side by side. */
export function DuplicateItem({ group, open, onToggle, onPending }: DuplicateItemProps) {
  const { t } = useTranslation('skuTools');
  const id = useId();
  const { reason, value, items } = group;
  return (
    <chakra.li borderBottomWidth="1px" borderColor="border">
      <chakra.button type="button" css={head} aria-expanded={open} aria-controls={id} onClick={onToggle}>
        <chakra.span css={{ transition: 'rotate 120ms', ...(open ? {} : { rotate: '-90deg' }) }}>
          <ChevronDown {...iconText} />
        </chakra.span>
        <chakra.span flex="1" minW="0" overflowWrap="anywhere">
          <chakra.span fontWeight="medium">
            {reason === 'gtin' ? t('duplicates.sameGtin', { value }) : (items[0]?.name ?? value)}
          </chakra.span>
          <chakra.span display="block" fontSize="sm" color="fg.muted">
            {items.map(({ code }) => code).join(', ')}
          </chakra.span>
        </chakra.span>
        <chakra.span fontSize="sm" color="fg.muted" whiteSpace="nowrap">
          {reason === 'gtin'
            ? t('duplicates.skuCount', { count: items.length })
            : t('duplicates.productCount', { count: items.length })}
        </chakra.span>
      </chakra.button>
      <chakra.div id={id} hidden={!open} pb="4">
        {open &&
          (reason === 'gtin' ? (
            <SkuMerge gtin={value} onPending={onPending} />
          ) : (
            <ProductMerge ids={items.map((item) => item.id)} onPending={onPending} />
          ))}
      </chakra.div>
    </chakra.li>
  );
}

const head = {
  display: 'flex',
  width: '100%',
  alignItems: 'center',
  gap: '2.5',
  px: '1',
  py: '2',
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: 'l1',
  _hover: { bg: 'bg.subtle' },
  _focusVisible: { outline: '2px solid {colors.accent}', outlineOffset: '-2px' },
} as const;
