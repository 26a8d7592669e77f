import { useTranslation } from 'react-i18next';
import type { ScanRun } from '#api/generated/types.gen.ts';
import { StateTag } from '#shared/ui/StateTag.tsx';

const tones = { queued: 'quiet', running: 'info', done: 'good', failed: 'bad', stopped: 'caution' } as const;

/** How far a run is, or how it ended. */
export function ScanState({ state }: Pick<ScanRun, 'state'>) {
  const { t } = useTranslation('scanRuns');
  return <StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag>;
}
