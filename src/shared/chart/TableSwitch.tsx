import { Button } from '@chakra-ui/react/button';
import { useTranslation } from 'react-i18next';
import '#shared/i18n/listsTexts.ts';

interface TableSwitchProps {
  isTable: boolean;
  onSwitch: (isTable: boolean) => void;
}

/** Between the picture of a chart and its figures. */
export function TableSwitch({ isTable, onSwitch }: TableSwitchProps) {
  const { t } = useTranslation('lists');
  return (
    <Button size="xs" variant="outline" aria-pressed={isTable} onClick={() => onSwitch(!isTable)}>
      {t(isTable ? 'chart.asChart' : 'chart.asTable')}
    </Button>
  );
}
