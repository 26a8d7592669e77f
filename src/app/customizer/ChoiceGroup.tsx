import { chakra } from '@chakra-ui/react/styled-system';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { below, widths } from '#shared/lib/mediaQueries.ts';
import type { LayoutSettings } from '#shared/lib/storageKeys.ts';
import { choices } from './choiceStyles.ts';
import type { LayoutGroup } from './customizerRules.ts';
import { LayoutPicture } from './LayoutPicture.tsx';

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
