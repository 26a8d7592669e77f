import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import ListFilter from 'lucide-react/icons/list-filter';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { below } from '#shared/lib/mediaQueries.ts';
import { useMediaQuery } from '#shared/lib/useMediaQuery.ts';
import { ChosenCount } from '#shared/table/filters/ChosenCount.tsx';
import { iconText } from '#shared/ui/icon.ts';

interface FacetFrameProps {
  /** Filters that are on. */
  count: number;
  children: ReactNode;
}

/** The place of the facets: beside the hits, and where there is no room for that, behind a button above them. */
export function FacetFrame({ count, children }: FacetFrameProps) {
  const { t } = useTranslation('search');
  const id = useId();
  const isNarrow = useMediaQuery(below.sidebar);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <aside aria-label={t('filters')}>
      {isNarrow && (
        <Button
          size="sm"
          variant="outline"
          aria-expanded={isOpen}
          {...(isOpen ? { 'aria-controls': id } : {})}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ListFilter {...iconText} />
          {t('filters')}
          <ChosenCount count={count} />
        </Button>
      )}
      {isNarrow
        ? isOpen && (
            <chakra.div id={id} css={unfolded}>
              {children}
            </chakra.div>
          )
        : children}
    </aside>
  );
}

const unfolded = {
  mt: '3',
  p: '4',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  rounded: 'l3',
} as const;
