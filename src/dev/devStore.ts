import { recordStart, recordEnd, emptyLog, sortByLatest, type CallLog, type Outcome } from './callLog.ts';
import {
  findDifferences,
  emptyScenario,
  setForce,
  removeForce,
  type Force,
  type Scenario,
} from './scenarioRules.ts';

export interface DevState {
  open: boolean;
  scenario: Scenario;
  log: CallLog;
  /** Calls that are kept back without an end, by operation id. */
  held: ReadonlyMap<string, number>;
  /** A notice about the scenario, such as unknown parts of a link. */
  notice: string | null;
}

export interface StoreParts {
  scenario: Scenario;
  notice: string | null;
  /** Called at every change of the scenario. */
  keep: (scenario: Scenario) => void;
}

/** What is forced, what was asked, and what the panel over the page shows. */
export function createDevStore({ scenario: first, notice, keep }: StoreParts) {
  let state: DevState = { open: false, scenario: first, log: emptyLog, held: new Map(), notice };
  const listeners = new Set<() => void>();
  const waiting = new Map<string, Set<() => void>>();

  const change = (part: Partial<DevState>): void => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const showHeld = (): void =>
    change({
      held: new Map([...waiting].flatMap(([id, calls]) => (calls.size > 0 ? [[id, calls.size]] : []))),
    });
  const letGo = (ids: Iterable<string>): void => {
    for (const id of ids) for (const go of [...(waiting.get(id) ?? [])]) go();
  };
  const replace = (scenario: Scenario): void => {
    const changed = findDifferences(state.scenario, scenario);
    keep(scenario);
    change({ scenario, notice: null });
    letGo(changed);
  };

  return {
    getSnapshot: (): DevState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Opens with the latest calls first, or closes, which clears the notice. */
    show: (open: boolean): void =>
      change(open ? { open, log: sortByLatest(state.log) } : { open, notice: null }),
    setNotice: (text: string | null): void => change({ notice: text }),

    force: (id: string, force: Force): void => replace(setForce(state.scenario, id, force)),
    /** Takes over another scenario as a whole. */
    use: replace,
    /** Forces nothing any more, and lets every call go that is kept back. */
    reset: (): void => {
      replace(emptyScenario);
      letGo(waiting.keys());
    },

    /** What the next call of an operation meets. A force for one call is used up by this. */
    take(id: string): Force | undefined {
      const force = state.scenario.get(id);
      if (force?.once) {
        const scenario = removeForce(state.scenario, id);
        keep(scenario);
        change({ scenario });
      }
      return force;
    },
    /** Resolves when the calls of the operation are let go, or the caller leaves. */
    hold(id: string, signal: AbortSignal): Promise<void> {
      return new Promise((resolve) => {
        const calls = waiting.get(id) ?? new Set();
        const go = (): void => {
          calls.delete(go);
          signal.removeEventListener('abort', go);
          resolve();
          showHeld();
        };
        waiting.set(id, calls.add(go));
        signal.addEventListener('abort', go);
        showHeld();
      });
    },
    letGo: (id: string): void => letGo([id]),

    began: (id: string): void => change({ log: recordStart(state.log, id) }),
    ended: (id: string, last: Outcome): void => change({ log: recordEnd(state.log, id, last) }),
  };
}

export type DevStore = ReturnType<typeof createDevStore>;
