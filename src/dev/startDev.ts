import { createDevStore } from './devStore.ts';
import type { Server } from './getForcedAnswer.ts';
import { forceCalls } from './forceCalls.ts';
import { mountDev } from './mountDev.tsx';
import { savedScenarios } from './savedScenarios.ts';
import { saveTabScenario, takeInitialScenario } from './tabScenario.ts';
import { toNotice } from './applyScenarioText.ts';

/**
 * Starts the scenario panel: before the first call, and on the dev server alone.
 * @returns takes the button away; calls stay as they are forced
 */
export function startDev(server: Server): () => void {
  const { scenario, unknown } = takeInitialScenario();
  const store = createDevStore({ scenario, notice: toNotice(unknown), keep: saveTabScenario });
  forceCalls(store, server);
  return mountDev({ store, server, saved: savedScenarios });
}
