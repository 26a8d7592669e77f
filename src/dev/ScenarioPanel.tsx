import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import type { DevToolsProps } from './DevTools.tsx';
import type { DevState } from './devStore.ts';
import type { Server } from './forcedAnswer.ts';
import { ForcedList } from './ForcedList.tsx';
import { OperationList } from './OperationList.tsx';
import { SavedList } from './SavedList.tsx';
import { ScenarioAsText } from './ScenarioAsText.tsx';

/** Who answers, and how a chosen example comes about there. */
const servers: Readonly<Record<Server, string>> = {
  mock: 'The mock answers. It is asked for a chosen example by Prefer, and still refuses a request that breaks the contract.',
  prism:
    'Prism answers. It is asked for a chosen example by Prefer, and still refuses a request that breaks the contract.',
  backend:
    'A real server answers and knows nothing of examples: a chosen one is answered here in the page from the contract, and the server is not asked.',
};

/** The panel over the page: what is forced, every operation with its answers, what is saved, and how to pass it on. */
export function ScenarioPanel({ store, state, server, saved }: DevToolsProps & { state: DevState }) {
  const isForcing = state.scenario.size > 0 || state.held.size > 0;
  return (
    <div className="panel">
      <header>
        <h2>Scenario</h2>
        {isForcing && (
          <button type="button" onClick={store.reset}>
            Reset all
          </button>
        )}
        <button
          type="button"
          className="icon"
          aria-label="Close"
          title="Close (Esc)"
          onClick={() => store.show(false)}
        >
          <X size={18} aria-hidden />
        </button>
      </header>
      <div className="body">
        <p className="quiet">{servers[server]}</p>
        <p role="status" className={state.notice === null ? undefined : 'notice'}>
          {state.notice}
        </p>
        <ForcedList store={store} state={state} />
        <details className="more">
          <summary>
            <span className="name">
              <b>Save or pass on</b>
              <ChevronDown size={16} aria-hidden />
            </span>
          </summary>
          <SavedList store={store} scenario={state.scenario} saved={saved} />
          <ScenarioAsText store={store} scenario={state.scenario} />
        </details>
        <OperationList store={store} state={state} />
      </div>
    </div>
  );
}
