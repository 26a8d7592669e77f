import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import ListFilter from 'lucide-react/icons/list-filter';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '#shared/i18n/listsTexts.ts';
import { below } from '#shared/lib/mediaQueries.ts';
import { useMediaQuery } from '#shared/lib/useMediaQuery.ts';
import { iconText } from '#shared/ui/icon.ts';
import { ChosenCount } from './ChosenCount.tsx';

interface ListToolbarProps {
  search?: ReactNode;
  /** The filters; on a phone they are behind one button. */
  children: ReactNode;
  /** How many choices of theirs narrow the list. */
  count?: number;
  /** What is about the list as a whole, at the end: saved views, columns, export. */
  end?: ReactNode;
}

/** The row above a list; it goes on in the next line where it has no room. */
export function ListToolbar({ search, children, count = 0, end }: ListToolbarProps) {
  const { t } = useTranslation('lists');
  const id = useId();
  const isNarrow = useMediaQuery(below.layout);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <chakra.div role="group" aria-label={t('toolbar')} css={styles}>
      {search}
      {isNarrow ? (
        <>
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
          {isOpen && (
            <div id={id} data-filters="">
              {children}
            </div>
          )}
        </>
      ) : (
        children
      )}
      {end && <div data-end="">{end}</div>}
    </chakra.div>
  );
}

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  '& > [data-end]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', ms: 'auto' },
  // On a phone all of them stand in one line, also in long words.
  mdDown: {
    '& > [data-end] button': { px: '2.5' },
    '& > [data-end] button > svg:not(:last-child)': { display: 'none' },
  },
  '& > [data-filters]': { display: 'flex', flexWrap: 'wrap', gap: '2', flexBasis: '100%' },
} as const;
