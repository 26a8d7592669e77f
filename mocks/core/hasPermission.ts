import type { Permission } from '#session/permissions.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import type { MenuNode, Problem } from '#mocks/contract/types/types.gen.ts';
import type { SignedIn } from './types.ts';

function isInMenu(menu: readonly MenuNode[], title: string): boolean {
  return menu.some((node) => node.title === title || isInMenu(node.child ?? [], title));
}

/** Whether the role of who asks grants a permission. */
export function hasPermission({ account }: SignedIn, title: Permission): boolean {
  return isInMenu(account.menu.data ?? [], title);
}

/** The refusal that names the permission which is missing; undefined for who has it. */
export function missingPermission(
  me: SignedIn,
  title: Permission,
): { status: 403; body: Problem } | undefined {
  return hasPermission(me, title) ? undefined : { status: 403, body: { ...examples.forbidden, node: title } };
}
