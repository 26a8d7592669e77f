import type { Plan } from '#resource/Records.ts';
import { BrokenLadderList } from './BrokenLadderList.tsx';

/** The price ladders that a bulk change or an import would break; nothing where there are none. */
export function PlanLadders({ plan: { brokenLadders } }: { plan: Plan }) {
  if (!brokenLadders || brokenLadders.total === 0) return null;
  return <BrokenLadderList ladders={brokenLadders} />;
}
