import type { ComponentType } from 'react';
import type { BulkApply, BulkPlan, ImportRun } from '#api/generated/types.gen.ts';

/** What is shown before it is applied: the preview of a bulk change, or a checked file. */
export type Plan = BulkPlan | ImportRun;

/** Another way to apply a plan, on a button of its own beside the plain one. */
export interface PlanAlternative {
  /** What its request has beyond the plain one. */
  body: Omit<BulkApply, 'confirmCount'>;
  /** The button's text; `number` is the count of rows as the reader writes it. */
  label: (verb: 'change' | 'import', rows: { count: number; number: string }) => string;
}

/** Words for what a plan changes, in the reader's language. */
export interface ChangeText {
  field: (name: string) => string;
  /** A value before or after; null where there was none. */
  value: (field: string, text: string | null) => string;
}

/** What bulk changes, imports and jobs need of the records they work on: they know none themselves. */
export interface Records {
  /** Invalidates every query that shows these records; many of them were written at once. */
  refresh: () => Promise<void>;
  useChangeText: () => ChangeText;
  /** Shows what a plan would do to other records; renders nothing where it does nothing to them. */
  Consequences: ComponentType<{ plan: Plan }>;
  usePlanAlternative: () => (plan: Plan) => PlanAlternative | null;
}
