import type { Permission } from '#session/permissions.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import type { Problem } from '#mocks/contract/types/types.gen.ts';
import type { SignedIn } from './types.ts';

/** Whether the role of who asks grants a permission. */
export function hasPermission({ titles }: Pick<SignedIn, 'titles'>, title: Permission): boolean {
  return titles.has(title);
}

/** The refusal that names the permission which is missing; undefined for who has it. */
export function missingPermission(
  me: SignedIn,
  title: Permission,
): { status: 403; body: Problem } | undefined {
  return hasPermission(me, title) ? undefined : { status: 403, body: { ...examples.forbidden, node: title } };
}
