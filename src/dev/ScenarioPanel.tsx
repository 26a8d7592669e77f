import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { applyScenarioText } from './applyScenarioText.ts';
import type { DevState, DevStore } from './devStore.ts';
import type { DevToolsProps } from './DevTools.tsx';
import type { Server } from './getForcedAnswer.ts';
import { formatForce } from './formatForce.ts';
import { OperationList } from './OperationList.tsx';
import { SavedList } from './SavedList.tsx';
import { removeForce, type Scenario } from './scenarioRules.ts';
import { formatScenario } from './scenarioText.ts';
import { buildScenarioLink } from './tabScenario.ts';

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

interface ForcedListProps {
  store: DevStore;
  state: DevState;
}

/** Everything that is not as the server would have it, each with the way back. */
function ForcedList({ store, state: { scenario, held } }: ForcedListProps) {
  if (scenario.size === 0 && held.size === 0) return null;
  return (
    <section aria-label="Forced now">
      <ul className="forced">
        {[...scenario].map(([id, force]) => (
          <li key={id}>
            <span>
              <b>{id}</b> {formatForce(force)}
            </span>
            <button
              type="button"
              aria-label={`Turn off ${id}`}
              onClick={() => store.use(removeForce(scenario, id))}
            >
              Turn off
            </button>
          </li>
        ))}
        {[...held].map(([id, calls]) => (
          <li key={`held ${id}`}>
            <span>
              <b>{id}</b> {calls === 1 ? '1 call hangs' : `${calls} calls hang`}
            </span>
            <button type="button" aria-label={`Let go of ${id}`} onClick={() => store.letGo(id)}>
              Let go
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ScenarioAsTextProps {
  store: DevStore;
  scenario: Scenario;
}

/** The scenario as a link or a word for a colleague, and the place for theirs. */
function ScenarioAsText({ store, scenario }: ScenarioAsTextProps) {
  const [input, setInput] = useState<string | null>(null);
  const text = formatScenario(scenario);
  const copy = (what: string, content: string): void => {
    // Where the page is not at localhost and has no certificate, there is no clipboard.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(content))
      .then(
        () => store.setNotice(`${what} copied`),
        () => store.setNotice(`The browser did not let us copy. ${content}`),
      );
  };
  return (
    <section aria-label="Pass on">
      <h3>Pass on</h3>
      <textarea
        aria-label="The scenario as text"
        placeholder="Paste a scenario"
        rows={3}
        spellCheck={false}
        value={input ?? text}
        onChange={(event) => setInput(event.target.value)}
      />
      <div className="line">
        <button
          type="button"
          disabled={text === ''}
          onClick={() => copy('Link', buildScenarioLink(scenario))}
        >
          Copy link
        </button>
        <button type="button" disabled={text === ''} onClick={() => copy('Text', text)}>
          Copy text
        </button>
        <button
          type="button"
          disabled={input === null || input.trim() === text}
          onClick={() => {
            applyScenarioText(store, input ?? '');
            setInput(null);
          }}
        >
          Use this text
        </button>
      </div>
    </section>
  );
}
