export interface DuplicatesDialogProps {
  onClose: () => void;
}

/** Products that may be one: compared side by side, and the one too many archived with the other in its place. */
export function DuplicatesDialog({ onClose }: DuplicatesDialogProps) {
  void onClose;
  return null;
}
