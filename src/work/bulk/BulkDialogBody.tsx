import type { ReactNode } from 'react';
import type { BulkDialogProps } from './BulkDialog.tsx';

export function BulkDialogBody({ title }: BulkDialogProps): ReactNode {
  return title;
}
