import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef, useState } from 'react';
import type { CallRecord } from './callLog.ts';
import { searchOperations, type DevOperation } from './devOperations.ts';
import type { DevState, DevStore } from './devStore.ts';
import { ForceChoices } from './ForceChoices.tsx';
import { formatForce } from './formatForce.ts';
import type { Force } from './scenarioRules.ts';

interface OperationRowProps {
  operation: DevOperation;
  force: Force | undefined;
  asked: CallRecord | undefined;
  store: DevStore;
}

const isBad = ({ last }: CallRecord): boolean =>
  last === 'failed' || (typeof last === 'number' && last >= 400);

interface OperationListProps {
  store: DevStore;
  state: DevState;
}

/** What the page asked comes first, the rest by the tags of the contract. */
function groupOperations(search: string, shown: readonly string[]): [title: string, rows: DevOperation[]][] {
  const found = searchOperations(search);
  const asked = shown.flatMap((id) => found.filter((operation) => operation.id === id));
  const rest = found.filter(({ id }) => !shown.includes(id));
  const tags = [...new Set(rest.map(({ tag }) => tag))];
  const groups: [string, DevOperation[]][] = [
    ['Asked since the page was loaded', asked],
    ...tags.map((tag): [string, DevOperation[]] => [tag, rest.filter((operation) => operation.tag === tag)]),
  ];
  return groups.filter(([, rows]) => rows.length > 0);
}

/** The operations of the contract with a field to find one. */
export function OperationList({ store, state: { scenario, log } }: OperationListProps) {
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const groups = groupOperations(search, log.shown);
  return (
    <>
      <input
        ref={field}
        type="search"
        aria-label="Find an operation"
        placeholder="Find an operation"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {groups.length === 0 && <p className="quiet">No operation of the contract has all of these words.</p>}
      {groups.map(([title, rows]) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          {rows.map((operation) => (
            <OperationRow
              key={operation.id}
              operation={operation}
              force={scenario.get(operation.id)}
              asked={log.asked.get(operation.id)}
              store={store}
            />
          ))}
        </section>
      ))}
    </>
  );
}

/** One operation: what it was answered last and what is forced; opened, what can be chosen. */
function OperationRow({ operation, force, asked, store }: OperationRowProps) {
  const [open, setOpen] = useState(false);
  const { id, method, path } = operation;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="name">
          <b>{id}</b>
          {asked && (
            <span className="asked">
              {`${asked.count}× `}
              <span className={isBad(asked) ? 'bad' : undefined}>{asked.last}</span>
            </span>
          )}
          <ChevronDown size={16} aria-hidden />
        </span>
        <code>{`${method} ${path}`}</code>
        {force && <span className="chip">{formatForce(force)}</span>}
      </summary>
      {open && <ForceChoices operation={operation} force={force} onForce={(next) => store.force(id, next)} />}
    </details>
  );
}
