import { useState } from 'react';
import type { DevStore } from './devStore.ts';
import type { Scenario } from './scenarioRules.ts';
import { writeScenario } from './scenarioText.ts';
import { linkWith } from './tabScenario.ts';
import { applyScenarioText } from './applyScenarioText.ts';

interface ScenarioAsTextProps {
  store: DevStore;
  scenario: Scenario;
}

/** The scenario as a link or a word for a colleague, and the place for theirs. */
export function ScenarioAsText({ store, scenario }: ScenarioAsTextProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = writeScenario(scenario);
  const copy = (what: string, content: string): void => {
    // Where the page is not at localhost and has no certificate, there is no clipboard.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(content))
      .then(
        () => store.tell(`${what} copied`),
        () => store.tell(`The browser did not let us copy. ${content}`),
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
        value={typed ?? text}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="line">
        <button type="button" disabled={text === ''} onClick={() => copy('Link', linkWith(scenario))}>
          Copy link
        </button>
        <button type="button" disabled={text === ''} onClick={() => copy('Text', text)}>
          Copy text
        </button>
        <button
          type="button"
          disabled={typed === null || typed.trim() === text}
          onClick={() => {
            applyScenarioText(store, typed ?? '');
            setTyped(null);
          }}
        >
          Use this text
        </button>
      </div>
    </section>
  );
}
