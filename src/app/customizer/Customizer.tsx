import { Button, IconButton } from '@chakra-ui/react/button';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLayout } from '#app/shell/layout/useLayout.ts';
import { registerEnglish } from '#shared/i18n/i18n.ts';
import customizer from '#shared/i18n/locales/en/customizer.json';
import { layoutDefaults } from '#shared/lib/storageKeys.ts';
import { iconMenu } from '#shared/ui/icon.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { getLayoutGroups, toShownSettings } from './customizerRules.ts';
import { customizerStore } from './customizerStore.ts';
import { panelStyles, previewBarStyles } from './panelStyles.ts';
import { useCustomizer } from './useCustomizer.ts';

registerEnglish('customizer', customizer);

/** The panel, or the bar it steps aside for (D28). The page beside it stays usable. */
export function Customizer() {
  const stage = useCustomizer();
  return <Portal>{stage === 'preview' ? <PreviewBar /> : <CustomizerPanel />}</Portal>;
}

/** D28: the panel has stepped aside; the way back to it, and to the settings it was opened with. */
function PreviewBar() {
  const { t } = useTranslation('customizer');
  const { box, first } = useCustomizerPart();

  return (
    <chakra.aside ref={box} aria-label={t('previewName')} css={previewBarStyles}>
      <Button ref={first} size="sm" onClick={customizerStore.open}>
        {t('back')}
      </Button>
      <Button size="sm" variant="outline" onClick={customizerStore.undo}>
        {t('undo')}
      </Button>
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={t('keep')}
        onClick={() => customizerStore.close(true)}
      >
        <X {...iconMenu} />
      </IconButton>
    </chakra.aside>
  );
}

/** spec §2: the theme customizer. Whatever is chosen applies at once (D28). */
function CustomizerPanel() {
  const { t } = useTranslation('customizer');
  const { settings } = useLayout();
  const shown = toShownSettings(settings);
  const [wasReset, setWasReset] = useState(false);
  const { box, first } = useCustomizerPart();

  return (
    <chakra.aside ref={box} aria-labelledby="customizer-title" css={panelStyles}>
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
        {getLayoutGroups(settings.layoutType).map((group) => (
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

/**
 * The keyboard's way into a part of the customizer and out of it: the focus goes to its first control when a person
 * has opened it, and Escape closes it from anywhere on the page unless something above takes the key.
 */
function useCustomizerPart() {
  const box = useRef<HTMLElement>(null);
  const first = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const stage = customizerStore.getSnapshot();
    const take = (): void => {
      if (customizerStore.getSnapshot() === stage && customizerStore.takeFocus())
        first.current?.focus({ preventScroll: true });
    };
    take();
    // It may be asked for once more while it is open, as from the command palette.
    return customizerStore.subscribe(take);
  }, []);
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing)
        customizerStore.close(box.current?.contains(document.activeElement));
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);

  return { box, first };
}
