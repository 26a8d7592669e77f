import { useSyncExternalStore } from 'react';
import type { DevStore } from './devStore.ts';
import type { Server } from './forcedAnswer.ts';
import { Launcher } from './Launcher.tsx';
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
