import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { iconText } from '#shared/ui/icon.ts';
import type { ActivityFilters } from './activityFilters.ts';
import { newerOptions } from './activityQueries.ts';

interface NewEntriesProps {
  /** The latest entry when the list was read. */
  since: string;
  filters: ActivityFilters;
  onShow: () => void;
}

/** Says how many entries came since the list was read, and brings them when they are asked for. */
export function NewEntries({ since, filters, onShow }: NewEntriesProps) {
  const { t } = useTranslation('activity');
  const format = useFormat();
  const count = useQuery(newerOptions(since, filters)).data?.total ?? 0;
  return (
    <chakra.div role="status" display="flex" justifyContent="center">
      {count > 0 && (
        <Button size="sm" variant="outline" colorPalette="accent" onClick={onShow}>
          <ArrowUp {...iconText} />
          {t('new', { count, number: format.number(count) })}
        </Button>
      )}
    </chakra.div>
  );
}
