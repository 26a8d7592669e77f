import './customizerTexts.ts';
import { Portal } from '@chakra-ui/react/portal';
import { CustomizerPanel } from './CustomizerPanel.tsx';
import { PreviewBar } from './PreviewBar.tsx';
import { useCustomizer } from './useCustomizer.ts';

/** The panel, or the bar it steps aside for (D28). The page beside it stays usable. */
export function Customizer() {
  const stage = useCustomizer();
  return <Portal>{stage === 'preview' ? <PreviewBar /> : <CustomizerPanel />}</Portal>;
}
