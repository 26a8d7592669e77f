/** Sets or, with undefined, removes what stands at `path`. */
type Edit = (path: readonly string[], value?: unknown) => void;

/** A contract that is spoiled in one place. */
export interface InvalidFixture {
  /** The linter's rule that must speak, and what it says. */
  rule: string;
  message: string;
  spoil: (edit: Edit) => void;
}
