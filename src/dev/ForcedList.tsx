import type { DevState, DevStore } from './devStore.ts';
import { forceLabels } from './forceLabels.ts';
import { withoutForce } from './scenarioRules.ts';

interface ForcedListProps {
  store: DevStore;
  state: DevState;
}

/** Everything that is not as the server would have it, each with the way back. */
export function ForcedList({ store, state: { scenario, held } }: ForcedListProps) {
  if (scenario.size === 0 && held.size === 0) return null;
  return (
    <section aria-label="Forced now">
      <ul className="forced">
        {[...scenario].map(([id, force]) => (
          <li key={id}>
            <span>
              <b>{id}</b> {forceLabels(force)}
            </span>
            <button
              type="button"
              aria-label={`Turn off ${id}`}
              onClick={() => store.use(withoutForce(scenario, id))}
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
