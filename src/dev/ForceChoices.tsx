import { useId } from 'react';
import type { DevOperation } from './devOperations.ts';
import { failures } from './failures.ts';
import { delayLabels } from './formatForce.ts';
import { toAnswerKey, delays, type Delay, type Force } from './scenarioRules.ts';
import { parseAnswer } from './scenarioText.ts';

interface ForceChoicesProps {
  operation: DevOperation;
  force: Force | undefined;
  onForce: (force: Force) => void;
}

const delayNames = Object.entries(delayLabels);
const isDelay = (value: string): value is Delay => Object.hasOwn(delays, value);

/** The three choices for an operation: its answer, how late it comes, and for how many calls. */
export function ForceChoices({ operation, force, onForce }: ForceChoicesProps) {
  const field = useId();
  const { answer, delay, once } = force ?? { once: false };
  return (
    <div className="choices">
      <div className="wide">
        <label htmlFor={`${field}-answer`}>Answer</label>
        <select
          id={`${field}-answer`}
          value={answer ? toAnswerKey(answer) : ''}
          onChange={({ target }) => onForce({ answer: parseAnswer(operation, target.value), delay, once })}
        >
          <option value="">As the server answers</option>
          <optgroup label="Examples of the contract">
            {operation.answers.map(({ status, example }) => (
              <option key={`${status}-${example}`} value={`${status}-${example}`}>
                {`${status} ${example}`}
              </option>
            ))}
          </optgroup>
          <optgroup label="Failures">
            {Object.entries(failures).map(([name, words]) => (
              <option key={name} value={`fault-${name}`}>
                {words}
              </option>
            ))}
          </optgroup>
        </select>
      </div>
      <div>
        <label htmlFor={`${field}-delay`}>Delay</label>
        <select
          id={`${field}-delay`}
          value={delay ?? ''}
          onChange={({ target: { value } }) =>
            onForce({ answer, delay: isDelay(value) ? value : undefined, once })
          }
        >
          <option value="">None</option>
          {delayNames.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${field}-for`}>For</label>
        <select
          id={`${field}-for`}
          disabled={!force}
          value={once ? 'once' : 'always'}
          onChange={({ target }) => onForce({ answer, delay, once: target.value === 'once' })}
        >
          <option value="always">every call</option>
          <option value="once">the next call</option>
        </select>
      </div>
    </div>
  );
}
