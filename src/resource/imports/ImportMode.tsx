import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportMode as Mode } from '#api/generated/types.gen.ts';
import '#resource/workTexts.ts';

interface ImportModeProps {
  mode: Mode;
  onMode: (mode: Mode) => void;
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
        <div key={value}>
          <label>
            <input
              type="radio"
              name={name}
              value={value}
              checked={mode === value}
              aria-describedby={`${name}-${value}`}
              onChange={() => onMode(value)}
            />
            {t(`import.mode.${value}`)}
          </label>
          <small id={`${name}-${value}`}>{t(`import.mode.${value}Hint`)}</small>
        </div>
      ))}
    </chakra.fieldset>
  );
}

const styles = {
  '& label': {
    display: 'flex',
    gap: '2.5',
    pt: '1.5',
    alignItems: 'center',
    fontWeight: 'medium',
    cursor: 'pointer',
  },
  '& input': { boxSize: '4', flexShrink: 0, accentColor: '{colors.accent}' },
  '& small': { fontSize: 'xs', color: 'fg.muted', display: 'block', ps: '6.5' },
} as const;
