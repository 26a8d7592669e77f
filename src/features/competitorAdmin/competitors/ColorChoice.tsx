import { chakra } from '@chakra-ui/react/styled-system';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { colorTokens } from './competitorForm.ts';

interface ColorChoiceProps {
  legend: string;
  field: UseFormRegisterReturn;
}

/** One of the colors that lines of a chart may have. Each has a number too: not everybody tells them apart. */
export function ColorChoice({ legend, field }: ColorChoiceProps) {
  const { t } = useTranslation('records');
  return (
    <chakra.fieldset css={styles}>
      <legend>{legend}</legend>
      <div>
        {colorTokens.map((token) => (
          <label key={token} data-color={token}>
            <input
              {...field}
              type="radio"
              value={token}
              aria-label={t('colorNumber', { number: token.slice('series.'.length) })}
            />
            <span aria-hidden>{token.slice('series.'.length)}</span>
          </label>
        ))}
      </div>
    </chakra.fieldset>
  );
}

const styles = {
  '& legend': { fontSize: 'sm', fontWeight: 'medium', mb: '1.5' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: '1' },
  '& label': {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    minW: '9',
    py: '1',
    fontSize: 'xs',
  },
  '& input': { appearance: 'none', w: '6', h: '6', borderRadius: 'full', bg: 'currentColor', mb: '0.5' },
  '& input:checked': { outline: '2px solid', outlineColor: 'fg', outlineOffset: '2px' },
  '& input:focus-visible': { boxShadow: '0 0 0 5px {colors.accent}' },
  '& span': { color: 'fg.muted' },
  '& label:has(:checked) span': { color: 'fg', fontWeight: 'bold' },
  ...Object.fromEntries(colorTokens.map((token) => [`& [data-color="${token}"]`, { color: token }])),
  // Forced colors take the drawing away: what is chosen is the browser's own circle again.
  '@media (forced-colors: active)': { '& input': { appearance: 'auto' } },
} as const;
