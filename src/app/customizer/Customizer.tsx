import { Portal } from '@chakra-ui/react/portal';
import { registerEnglish } from '#shared/i18n/i18n.ts';
import customizer from '#shared/i18n/locales/en/customizer.json';
import { CustomizerPanel } from './CustomizerPanel.tsx';
import { PreviewBar } from './PreviewBar.tsx';
import { useCustomizer } from './useCustomizer.ts';

registerEnglish('customizer', customizer);

/** The panel, or the bar it steps aside for (D28). The page beside it stays usable. */
export function Customizer() {
  const stage = useCustomizer();
  return <Portal>{stage === 'preview' ? <PreviewBar /> : <CustomizerPanel />}</Portal>;
}
