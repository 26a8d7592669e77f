import { IconButton } from '@chakra-ui/react/button';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { createElement, useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '#shared/lib/loadChunk.ts';
import { iconMenu } from '#shared/ui/icon.ts';
import { notify } from '#shared/ui/notify.ts';
import { customizerStore, setReturnFocus } from './customizerStore.ts';
import { useCustomizer } from './useCustomizer.ts';

/** Shows and hides the customizer (spec §2: the right sidebar), which is fetched when it is first asked for. */
export function CustomizerButton() {
  const { t } = useTranslation('shell');
  const stage = useCustomizer();
  const [Customizer, setCustomizer] = useState<ComponentType | null>(null);
  const wanted = stage !== 'closed';

  useEffect(() => {
    if (!wanted) return;
    loadChunk('customizer', () => import('./Customizer.tsx')).then(
      (chunk) => setCustomizer(() => chunk.Customizer),
      () => {
        customizerStore.close();
        notify({ type: 'error', title: t('error.title', { ns: 'common' }) });
      },
    );
  }, [wanted, t]);

  return (
    <>
      <IconButton
        ref={setReturnFocus}
        variant="ghost"
        aria-label={t('customizer')}
        aria-expanded={stage === 'open'}
        onClick={() => (stage === 'open' ? customizerStore.close() : customizerStore.open())}
      >
        <SlidersHorizontal {...iconMenu} />
      </IconButton>
      {Customizer && wanted && createElement(Customizer)}
    </>
  );
}
