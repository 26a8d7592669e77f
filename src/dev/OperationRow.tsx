import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import type { Asked } from './callLog.ts';
import type { DevOperation } from './devOperations.ts';
import type { DevStore } from './devStore.ts';
import { ForceChoices } from './ForceChoices.tsx';
import { forceLabels } from './forceLabels.ts';
import type { Force } from './scenarioRules.ts';

interface OperationRowProps {
  operation: DevOperation;
  force: Force | undefined;
  asked: Asked | undefined;
  store: DevStore;
}

const isBad = ({ last }: Asked): boolean => last === 'failed' || (typeof last === 'number' && last >= 400);

/** One operation: what it was answered last and what is forced; opened, what can be chosen. */
export function OperationRow({ operation, force, asked, store }: OperationRowProps) {
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
        {force && <span className="chip">{forceLabels(force)}</span>}
      </summary>
      {open && <ForceChoices operation={operation} force={force} onForce={(next) => store.force(id, next)} />}
    </details>
  );
}
