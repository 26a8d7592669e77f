import type { LucideIcon } from 'lucide-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { iconMenu, iconText } from '#shared/ui/icon.ts';

export interface BarFaceProps {
  label: string;
  Icon: LucideIcon | null;
  /** Whether it opens a list. */
  opens: boolean;
}

/** What an entry of the bar looks like inside: link, button, or measured only. */
export function BarFace({ label, Icon, opens }: BarFaceProps) {
  return (
    <>
      {Icon && <Icon {...iconMenu} />}
      <span>{label}</span>
      {opens && <ChevronDown {...iconText} />}
    </>
  );
}
