import { Input } from '@chakra-ui/react/input';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';

interface FindBoxProps {
  /** What is looked through. */
  label: string;
  value: string;
  onFind: (text: string) => void;
}

/** Narrows the list below it while somebody types. */
export const FindBox = memo(function FindBox({ label, value, onFind }: FindBoxProps) {
  const { t } = useTranslation('lists');
  const name = t('filter.find', { label });
  return (
    <Input
      size="sm"
      type="search"
      autoComplete="off"
      aria-label={name}
      placeholder={name}
      value={value}
      onChange={(event) => onFind(event.currentTarget.value)}
      onKeyDown={(event) => {
        // The first Escape is for what was typed, the next one closes.
        if (event.key !== 'Escape' || value === '') return;
        event.stopPropagation();
        event.preventDefault();
        onFind('');
      }}
    />
  );
});
