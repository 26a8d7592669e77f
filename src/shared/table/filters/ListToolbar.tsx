import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '#shared/i18n/listsTexts.ts';

interface ListToolbarProps {
  /** Search and filters. */
  children: ReactNode;
  /** What is about the list as a whole, at the end: saved views, columns, export. */
  end?: ReactNode;
}

/** The row above a list; it goes on in the next line where it has no room. */
export function ListToolbar({ children, end }: ListToolbarProps) {
  const { t } = useTranslation('lists');
  return (
    <chakra.div role="group" aria-label={t('toolbar')} css={styles}>
      {children}
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
} as const;
