import type { Author, Undo, UndoRecords } from '#mocks/areas/activity/log.ts';
import type {
  EntityType,
  BulkPlan,
  BulkRequest,
  ExportRequest,
  ImportRow,
  ImportRun,
  Job,
  JobRow,
  SavedView,
} from '#mocks/contract/types/types.gen.ts';

/** A saved view with whose it is; `defaultFor` are the user names it opens the screen for. */
export interface ViewRecord {
  id: string;
  view: Omit<SavedView, 'mine' | 'isDefault'>;
  username: string;
  defaultFor: string[];
}

/** A step of a job: one record and what is to be done to it. Rows are those of the imported file. */
export type Step =
  | { type: 'bulk'; id: string; label: string; version: number }
  | { type: 'import'; rows: number[]; label: string }
  | { type: 'undo'; entryId: string }
  | { type: 'export'; id: string }
  | { type: 'scan'; id: string; label: string };

/** One record that an import wrote, and how to undo it. */
export interface Written {
  id: string;
  label: string;
  undo: Undo<Extract<keyof UndoRecords, EntityType>>;
}

export interface JobRecord {
  id: string;
  job: Job;
  username: string;
  /** Who started it; what it does is done by the same person. */
  author: Author;
  startedAt: number;
  /** What is still to be done, in order. */
  steps: Step[];
  rows: JobRow[];
  /** The file it makes. */
  lines: string[];
  bulk: BulkRequest | null;
  /** Whether ladders get the minimum order quantities that it writes as their first break. */
  movesFirstBreak: boolean;
  importId: string | null;
  exported: ExportRequest | null;
  /** The run that it does, where it reads the pages of a competitor. */
  scanRunId: string | null;
  /** The step at which it breaks, as a sentinel asked for. */
  failsAt: number | null;
}

export interface PlanRecord {
  id: string;
  plan: BulkPlan;
  request: BulkRequest;
  username: string;
  targets: { id: string; label: string; version: number }[];
}

export interface ImportRecord {
  id: string;
  run: ImportRun;
  username: string;
  headers: string[];
  /** The cells of the file by the number of their row. */
  cells: Record<number, string[]>;
  rows: ImportRow[];
}

/** Everything the generic calls of one mock session keep. Plain data. */
export interface WorkState {
  views: Record<string, ViewRecord>;
  plans: Record<string, PlanRecord>;
  imports: Record<string, ImportRecord>;
  jobs: Record<string, JobRecord>;
  /** The mapping last used for the same headers, by user and kind: a field for each column, in order. */
  mappings: Record<string, (string | null)[]>;
}

export function emptyWorkState(): WorkState {
  return { views: {}, plans: {}, imports: {}, jobs: {}, mappings: {} };
}
