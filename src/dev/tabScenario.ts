import type { Scenario } from './scenarioRules.ts';
import { readScenario, writeScenario, type ReadScenario } from './scenarioText.ts';

/** Name of the scenario in a link. */
const PARAMETER = 'scenario';

/** Of this tab alone: it outlives a reload and the end of a session, and is gone with the tab. */
const KEY = 'backroom-dev.scenario';

/** Keeps the scenario for the next load of this tab. */
export function keepForTab(scenario: Scenario): void {
  try {
    if (scenario.size === 0) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, writeScenario(scenario));
  } catch {
    // A browser that keeps nothing: the scenario lives as long as the page.
  }
}

function keptForTab(): string {
  try {
    return window.sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** The scenario this page starts with: the link's, else the tab's. The link's is taken out of the address. */
export function startingScenario(): ReadScenario {
  const address = new URL(window.location.href);
  const linked = address.searchParams.get(PARAMETER);
  if (linked === null) return readScenario(keptForTab());
  address.searchParams.delete(PARAMETER);
  window.history.replaceState(window.history.state, '', address);
  const read = readScenario(linked);
  keepForTab(read.scenario);
  return read;
}

/** A link to the page that is shown, with the scenario. */
export function linkWith(scenario: Scenario): string {
  const address = new URL(window.location.href);
  address.searchParams.set(PARAMETER, writeScenario(scenario));
  return address.href;
}
