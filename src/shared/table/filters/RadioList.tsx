import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import '#shared/i18n/listsTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import type { Option } from './choiceRules.ts';
import { listStyles } from './listStyles.ts';

interface RadioListProps {
  label: string;
  options: readonly Option[];
  /** Empty: any of them. */
  chosen: string;
  onChange: (chosen: string) => void;
}

/** One of several options, or any. */
export function RadioList({ label, options, chosen, onChange }: RadioListProps) {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const name = useId();
  return (
    <chakra.div role="radiogroup" aria-label={label} css={{ ...listStyles, ...styles }}>
      {[{ id: '', label: t('filter.any') }, ...options].map((option: Option) => (
        <label key={option.id}>
          <input
            type="radio"
            name={name}
            checked={option.id === chosen}
            onChange={() => onChange(option.id)}
          />
          <span>
            {option.label}
            {option.count !== undefined && <small>{format.number(option.count)}</small>}
          </span>
        </label>
      ))}
    </chakra.div>
  );
}

const styles = {
  gap: 0,
  '& label': { display: 'flex', alignItems: 'flex-start', gap: '2', py: '1.5', cursor: 'pointer' },
  '& input': { flexShrink: 0, boxSize: '4', mt: '0.125rem', accentColor: '{colors.accent}' },
  '& span': { flex: 1, minW: 0, overflowWrap: 'anywhere' },
} as const;
