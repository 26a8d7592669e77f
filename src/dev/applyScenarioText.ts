import type { DevStore } from './devStore.ts';
import { parseScenario } from './scenarioText.ts';

/** A sentence on the parts of a scenario that this contract does not know; null when it knows them all. */
export function toNotice(unknown: readonly string[]): string | null {
  if (unknown.length === 0) return null;
  return `Left out, because the contract here does not know it: ${unknown.join(', ')}`;
}

/** Takes over a scenario that was written down, as far as it is known here. */
export function applyScenarioText(store: DevStore, text: string): void {
  const { scenario, unknown } = parseScenario(text);
  store.use(scenario);
  store.setNotice(toNotice(unknown));
}
