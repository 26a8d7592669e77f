import { Button, IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLayout } from '#app/shell/layout/useLayout.ts';
import { layoutDefaults } from '#shared/lib/storageKeys.ts';
import { iconMenu } from '#shared/ui/icon.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { groupsOf, shownSettings } from './customizerRules.ts';
import { customizerStore } from './customizerStore.ts';
import { panel } from './panelStyles.ts';
import { useCustomizerPart } from './useCustomizerPart.ts';

/** spec §2: the theme customizer. Whatever is chosen applies at once (D28). */
export function CustomizerPanel() {
  const { t } = useTranslation('customizer');
  const { settings } = useLayout();
  const shown = shownSettings(settings);
  const [wasReset, setWasReset] = useState(false);
  const { box, first } = useCustomizerPart();

  return (
    <chakra.aside ref={box} aria-labelledby="customizer-title" css={panel}>
      <header>
        <div>
          <h2 id="customizer-title">{t('title')}</h2>
          <p>{t('intro')}</p>
        </div>
        <IconButton
          ref={first}
          size="sm"
          variant="ghost"
          aria-label={t('close')}
          onClick={() => customizerStore.close(true)}
        >
          <X {...iconMenu} />
        </IconButton>
      </header>
      <div>
        {groupsOf(settings.layoutType).map((group) => (
          <ChoiceGroup
            key={group.setting}
            group={group}
            shown={shown}
            onChoose={(patch) => {
              setWasReset(false);
              customizerStore.choose(patch);
            }}
          />
        ))}
      </div>
      <footer>
        <p role="status">{wasReset && t('resetDone')}</p>
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            customizerStore.choose(layoutDefaults);
            setWasReset(true);
          }}
        >
          {t('reset')}
        </Button>
        <Button size="sm" onClick={customizerStore.preview}>
          {t('preview')}
        </Button>
      </footer>
    </chakra.aside>
  );
}
