import type { ReactNode } from 'react';
import type { ImportDialogProps } from './ImportDialog.tsx';

export function ImportDialogBody({ kind }: ImportDialogProps): ReactNode {
  return kind;
}
