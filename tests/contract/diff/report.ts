import type { Difference } from './difference.ts';
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
