import FlaskConical from 'lucide-react/icons/flask-conical';
import { useSyncExternalStore } from 'react';
import type { DevState, DevStore } from './devStore.ts';
import type { Server } from './getForcedAnswer.ts';
import type { SavedScenarios } from './savedScenarios.ts';
import { ScenarioPanel } from './ScenarioPanel.tsx';

export interface DevToolsProps {
  store: DevStore;
  server: Server;
  saved: SavedScenarios;
}

/** What stands over the page while developing: a button, and the scenario panel that it opens. */
export function DevTools({ store, server, saved }: DevToolsProps) {
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot);
  return (
    <aside aria-label="Scenario, while developing">
      {state.open ? (
        <ScenarioPanel store={store} state={state} server={server} saved={saved} />
      ) : (
        <Launcher state={state} onOpen={() => store.show(true)} />
      )}
    </aside>
  );
}

interface LauncherProps {
  state: DevState;
  onOpen: () => void;
}

/** Small while nothing is forced. A planted failure cannot be overlooked: the button then says so. */
function Launcher({ state: { scenario, held, notice }, onOpen }: LauncherProps) {
  const calls = [...held.values()].reduce((sum, each) => sum + each, 0);
  const words = [
    scenario.size > 0 ? `${scenario.size} forced` : undefined,
    calls > 0 ? `${calls} held` : undefined,
    notice === null ? undefined : 'look here',
  ]
    .filter((word) => word !== undefined)
    .join(', ');
  return (
    <button
      type="button"
      className={words ? 'launcher forcing' : 'launcher'}
      aria-label={words ? `Scenario: ${words}` : 'Scenario'}
      aria-keyshortcuts="Control+Shift+."
      title="Scenario: choose what the calls of this page are answered (Ctrl+Shift+.)"
      onClick={onOpen}
    >
      <FlaskConical size={16} aria-hidden />
      {words && <span>{words}</span>}
    </button>
  );
}
