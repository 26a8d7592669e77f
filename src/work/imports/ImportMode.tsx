import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportApply } from '#api/generated/types.gen.ts';
import '#work/workTexts.ts';

interface ImportModeProps {
  mode: ImportApply['mode'];
  onMode: (mode: ImportApply['mode']) => void;
}

const modes = ['merge', 'replace'] as const;

/** What becomes of breaks that the file does not name: an explicit choice, and keeping them is the default. */
export function ImportMode({ mode, onMode }: ImportModeProps) {
  const { t } = useTranslation('work');
  const name = useId();
  return (
    <chakra.fieldset css={styles}>
      <chakra.legend fontWeight="semibold" mb="1">
        {t('import.mode')}
      </chakra.legend>
      {modes.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={mode === value}
            onChange={() => onMode(value)}
          />
          <span>
            <b>{t(`import.mode.${value}`)}</b>
            <small>{t(`import.mode.${value}Hint`)}</small>
          </span>
        </label>
      ))}
    </chakra.fieldset>
  );
}

const styles = {
  '& > label': { display: 'flex', gap: '2.5', py: '1', alignItems: 'flex-start', cursor: 'pointer' },
  '& input': { boxSize: '4', mt: '0.5', flexShrink: 0, accentColor: '{colors.accent}' },
  '& b': { fontWeight: 'medium', display: 'block' },
  '& small': { fontSize: 'xs', color: 'fg.muted', display: 'block' },
} as const;
