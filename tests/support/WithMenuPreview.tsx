import type { ReactNode } from 'react';
import { buildMainMenu } from '#app/shell/menu/menuModel.ts';
import { MenuPreviewContext } from '#shared/ui/menuPreview.ts';

/** A piece of the private branch with the previews of menus that the shell gives it. */
export function WithMenuPreview({ children }: { children: ReactNode }) {
  return <MenuPreviewContext value={buildMainMenu}>{children}</MenuPreviewContext>;
}
