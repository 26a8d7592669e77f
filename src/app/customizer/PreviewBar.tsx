import { Button, IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { iconMenu } from '#shared/ui/icon.ts';
import { customizerStore } from './customizerStore.ts';
import { previewBar } from './panelStyles.ts';
import { useCustomizerPart } from './useCustomizerPart.ts';

/** D28: the panel has stepped aside; the way back to it, and to the settings it was opened with. */
export function PreviewBar() {
  const { t } = useTranslation('customizer');
  const { box, first } = useCustomizerPart();

  return (
    <chakra.aside ref={box} aria-label={t('previewName')} css={previewBar}>
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
