import { type Difference, weightOf } from './difference.ts';
import type { Finding } from './findings.ts';

/** What all formats are written from. */
export interface DiffReport {
  difference: Difference;
  /** What was compared with what. */
  title: string;
  /** The new contract, as the command line names it. */
  file: string;
  /** Whether a finding makes the command fail. */
  fails: (finding: Finding) => boolean;
  /** In which line of the new contract something stands. */
  lineOf: (pointer: string) => number;
}

const LEVELS = ['breaking', 'warning', 'harmless'] as const;

/** How much a finding weighs for who looks at both sides: a warning is work for one of them. */
export const levelOf = (finding: Finding): (typeof LEVELS)[number] => LEVELS[weightOf(finding)];
