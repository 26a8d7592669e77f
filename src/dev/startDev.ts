import { createDevStore } from './devStore.ts';
import type { Server } from './forcedAnswer.ts';
import { forceCalls } from './forceCalls.ts';
import { mountDev } from './mountDev.tsx';
import { savedScenarios } from './savedScenarios.ts';
import { keepForTab, startingScenario } from './tabScenario.ts';
import { noticeOf } from './applyScenarioText.ts';

/**
 * Starts the scenario panel: before the first call, and on the dev server alone.
 * @returns takes the button away; calls stay as they are forced
 */
export function startDev(server: Server): () => void {
  const { scenario, unknown } = startingScenario();
  const store = createDevStore({ scenario, notice: noticeOf(unknown), keep: keepForTab });
  forceCalls(store, server);
  return mountDev({ store, server, saved: savedScenarios });
}
