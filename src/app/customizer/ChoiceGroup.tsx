import { chakra } from '@chakra-ui/react/styled-system';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { below, widths } from '#shared/lib/mediaQueries.ts';
import type { LayoutSettings } from '#shared/lib/storageKeys.ts';
import type { LayoutGroup } from './customizerRules.ts';
import { LayoutPicture } from './LayoutPicture.tsx';

/** The options of a group: pictures in a row, the chosen one with a thicker border and a tick, not by colour only. */
const choices = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '2',
  '& label': {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    rounded: 'l2',
    borderWidth: '1px',
    borderColor: 'border.strong',
    bg: 'bg.panel',
    cursor: 'pointer',
    overflow: 'hidden',
    fontSize: 'xs',
    lineHeight: '1.3',
    transitionProperty: 'border-color, background-color',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.subtle' },
  },
  '& label:has(:checked)': {
    borderColor: 'accent',
    boxShadow: 'inset 0 0 0 1px {colors.accent}',
    bg: 'accent.subtle',
    fontWeight: 'medium',
  },
  '& label:has(:focus-visible)': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
  // The whole card is the radio button.
  '& input': { position: 'absolute', inset: 0, w: '100%', h: '100%', m: 0, opacity: 0, cursor: 'pointer' },
  '& label > svg': { w: '100%', h: 'auto', borderBottom: '1px solid {colors.border}' },
  '& span': { px: '2', py: '1.5', overflowWrap: 'anywhere', hyphens: 'auto' },
  '& span > svg': {
    position: 'absolute',
    top: '1.5',
    insetEnd: '1.5',
    boxSize: '4.5',
    p: '0.5',
    rounded: 'full',
    bg: 'accent',
    color: 'accent.contrast',
    visibility: 'hidden',
  },
  '& :checked ~ span > svg': { visibility: 'visible' },
  '@media (forced-colors: active)': {
    '& label:has(:checked)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    '& label:has(:focus-visible)': { outline: '3px solid Highlight', outlineOffset: '2px' },
  },
} as const;

interface ChoiceGroupProps {
  group: LayoutGroup;
  /** The settings as they stand; each picture shows them with its own choice made. */
  shown: LayoutSettings;
  onChoose: (patch: Partial<LayoutSettings>) => void;
}

/** One setting as radio buttons, each with a small picture of what it makes of the panel. */
export function ChoiceGroup({ group: { setting, title, choices: all }, shown, onChoose }: ChoiceGroupProps) {
  const { t } = useTranslation('customizer');
  const heading = `customizer-${setting}`;
  return (
    <section>
      <h3 id={heading}>{t(title)}</h3>
      <chakra.div role="radiogroup" aria-labelledby={heading} css={choices}>
        {all.map(({ label, patch }) => (
          <label key={label}>
            <input
              type="radio"
              name={heading}
              checked={patch[setting] === shown[setting]}
              onChange={() => onChoose(patch)}
            />
            <LayoutPicture settings={{ ...shown, ...patch }} scrolled={setting === 'position'} />
            <span>
              {t(label)}
              <Check strokeWidth={3} aria-hidden />
            </span>
          </label>
        ))}
      </chakra.div>
      {setting === 'layoutType' && (
        <chakra.p display="none" css={{ [`@media ${below.layout}`]: { display: 'block' } }}>
          {t('layout.narrow', { width: widths.layout })}
        </chakra.p>
      )}
      {setting === 'sidebarSize' && shown.layoutType !== 'horizontal' && (
        <chakra.p display="none" css={{ [`@media ${below.sidebar}`]: { display: 'block' } }}>
          {t('size.narrow', { width: widths.sidebar })}
        </chakra.p>
      )}
    </section>
  );
}
