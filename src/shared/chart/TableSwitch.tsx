import { Button } from '@chakra-ui/react/button';
import { useTranslation } from 'react-i18next';
import './chartsTexts.ts';

interface TableSwitchProps {
  isTable: boolean;
  onSwitch: (isTable: boolean) => void;
}

/** Between the picture of a chart and its figures. */
export function TableSwitch({ isTable, onSwitch }: TableSwitchProps) {
  const { t } = useTranslation('charts');
  return (
    <Button size="xs" variant="outline" aria-pressed={isTable} onClick={() => onSwitch(!isTable)}>
      {t(isTable ? 'asChart' : 'asTable')}
    </Button>
  );
}
