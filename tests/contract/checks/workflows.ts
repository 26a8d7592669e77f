import { runWorkflow } from '#tests/contract/workflows/runWorkflow.ts';
import type { Workflow } from '#tests/contract/workflows/workflow.ts';

import type { ProbeCheck } from './check.ts';

/** The operations that a workflow judges, the one first that it is about. */
const judgedBy = ({ 'x-about': about, steps }: Workflow): string[] => [
  about,
  ...steps.filter(({ successCriteria }) => successCriteria.length > 0).map(({ operationId }) => operationId),
];

/**
 * What only shows over several calls, and no schema can say: the contract's workflows (Arazzo). Each is played once: for
 * the operation that it is about, or for the first one that it judges where nobody asks about that.
 */
export const workflows: ProbeCheck = {
  id: 'workflow',
  proposed: true,
  rule: 'What a workflow of the contract promises holds, call by call.',
  appliesTo: ({ id }, contract) => contract.workflows.some((one) => judgedBy(one).includes(id)),
  writes: true,
  run: async (probe) => {
    const own = probe.contract.workflows.filter(
      (one) => judgedBy(one).find(probe.isAsked) === probe.operation.id,
    );
    for (const workflow of own) await runWorkflow(probe, workflow);
  },
};
