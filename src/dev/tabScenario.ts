import type { Scenario } from './scenarioRules.ts';
import { parseScenario, formatScenario, type ParsedScenario } from './scenarioText.ts';

/** Name of the scenario in a link. */
const PARAMETER = 'scenario';

/** Of this tab alone: it outlives a reload and the end of a session, and is gone with the tab. */
const KEY = 'backroom-dev.scenario';

/** Keeps the scenario for the next load of this tab. */
export function saveTabScenario(scenario: Scenario): void {
  try {
    if (scenario.size === 0) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, formatScenario(scenario));
  } catch {
    // A browser that keeps nothing: the scenario lives as long as the page.
  }
}

function loadTabScenario(): string {
  try {
    return window.sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** The scenario this page starts with: the link's, else the tab's. The link's is taken out of the address. */
export function takeInitialScenario(): ParsedScenario {
  const address = new URL(window.location.href);
  const linked = address.searchParams.get(PARAMETER);
  if (linked === null) return parseScenario(loadTabScenario());
  address.searchParams.delete(PARAMETER);
  window.history.replaceState(window.history.state, '', address);
  const read = parseScenario(linked);
  saveTabScenario(read.scenario);
  return read;
}

/** A link to the page that is shown, with the scenario. */
export function buildScenarioLink(scenario: Scenario): string {
  const address = new URL(window.location.href);
  address.searchParams.set(PARAMETER, formatScenario(scenario));
  return address.href;
}
