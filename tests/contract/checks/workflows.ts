import { runWorkflow } from '#tests/contract/workflows/runWorkflow.ts';

import type { ProbeCheck } from './check.ts';

/** What only shows over several calls, and no schema can say: the contract's workflows (Arazzo). */
export const workflows: ProbeCheck = {
  id: 'workflow',
  proposed: true,
  rule: 'What a workflow of the contract promises holds, call by call.',
  appliesTo: ({ id }, contract) => contract.workflows.some((one) => one['x-about'] === id),
  writes: true,
  run: async (probe) => {
    const own = probe.contract.workflows.filter((one) => one['x-about'] === probe.operation.id);
    for (const workflow of own) await runWorkflow(probe, workflow);
  },
};
