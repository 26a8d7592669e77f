import type { ComponentType } from 'react';
import type { BulkApply, BulkPlan, ImportRun } from '#api/generated/types.gen.ts';

/** What is shown before it is carried out: the preview of a bulk change, or a checked file. */
export type Plan = BulkPlan | ImportRun;

/** A second way to carry a plan out, on a button of its own beside the plain one. */
export interface SecondWay {
  /** What the request says beyond the plain one. */
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

/** What bulk changes, imports and jobs are told of the records they work on: they know none themselves. */
export interface Records {
  /** Reads again whatever shows these records; many of them were written at once. */
  refresh: () => Promise<void>;
  useChangeText: () => ChangeText;
  /** What a plan would do to other records; nothing where it does nothing to them. */
  Consequences: ComponentType<{ plan: Plan }>;
  useSecondWay: () => (plan: Plan) => SecondWay | null;
}
