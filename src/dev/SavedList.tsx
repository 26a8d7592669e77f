import { useEffect, useState } from 'react';
import type { DevStore } from './devStore.ts';
import type { SavedScenario, SavedScenarios } from './savedScenarios.ts';
import type { Scenario } from './scenarioRules.ts';
import { formatScenario } from './scenarioText.ts';
import { applyScenarioText } from './applyScenarioText.ts';

interface SavedListProps {
  store: DevStore;
  scenario: Scenario;
  saved: SavedScenarios;
}

/** Scenarios under names of their own, in this browser. */
export function SavedList({ store, scenario, saved }: SavedListProps) {
  const [list, setList] = useState<readonly SavedScenario[]>([]);
  const [name, setName] = useState('');

  const act = (work: Promise<unknown>): void => {
    work
      .then(saved.list)
      .then(setList)
      .catch(() =>
        store.setNotice('This browser keeps no scenarios. A link or the text can be kept elsewhere.'),
      );
  };
  useEffect(() => {
    // A browser that keeps nothing says so when something is to be kept.
    saved.list().then(setList, () => undefined);
  }, [saved]);

  return (
    <section aria-label="Saved scenarios">
      <h3>Saved in this browser</h3>
      {list.length > 0 && (
        <ul className="saved">
          {list.map((each) => (
            <li key={each.name}>
              <b title={each.text}>{each.name}</b>
              <button
                type="button"
                aria-label={`Use ${each.name}`}
                onClick={() => applyScenarioText(store, each.text)}
              >
                Use
              </button>
              <button
                type="button"
                aria-label={`Delete ${each.name}`}
                onClick={() => act(saved.remove(each.name))}
              >
                Delete
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        className="line"
        onSubmit={(event) => {
          event.preventDefault();
          act(saved.save({ name: name.trim(), text: formatScenario(scenario) }));
          setName('');
        }}
      >
        <input
          aria-label="Name of the scenario"
          placeholder={scenario.size > 0 ? 'Name of this scenario' : 'Nothing is forced yet'}
          required
          pattern=".*\S.*"
          disabled={scenario.size === 0}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" disabled={scenario.size === 0}>
          Save
        </button>
      </form>
    </section>
  );
}
