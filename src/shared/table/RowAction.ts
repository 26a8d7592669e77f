import type { LucideIcon } from 'lucide-react';

/** What can be done with one row, or with all that are ticked. */
export interface RowAction {
  label: string;
  onSelect: () => void;
  icon?: LucideIcon;
  /** Why it cannot be done now (D25): it stays in its place, and says so. */
  disabledReason?: string | undefined;
  danger?: boolean;
}
