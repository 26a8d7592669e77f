import FlaskConical from 'lucide-react/icons/flask-conical';
import type { DevState } from './devStore.ts';

interface LauncherProps {
  state: DevState;
  onOpen: () => void;
}

/** Small while nothing is forced. A planted failure cannot be overlooked: the button then says so. */
export function Launcher({ state: { scenario, held, notice }, onOpen }: LauncherProps) {
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
