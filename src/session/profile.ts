import { joinNames } from '#shared/lib/initials.ts';
import { ownField } from '#shared/lib/ownField.ts';
import { safeImageUrl } from '#shared/lib/safeUrl.ts';
import { presentText } from '#shared/lib/storageKeys.ts';
import type { SessionUser } from '#shared/lib/storageKeys.ts';
import { readPictureOrigins } from './pictureOrigins.ts';

/**
 * What a profile reply comes to. `disabled` is 'this account is unactivated or deleted' (spec §4); `unreadable` is a
 * reply that is no profile at all and says nothing about the account (E27).
 */
export type ProfileResult =
  | { kind: 'usable'; user: SessionUser }
  | { kind: 'disabled' }
  | { kind: 'unreadable' };

/** Text of a text or a number; empty for everything else, so nothing ever reads "[object Object]" (E34). */
function toPlainText(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

/** D9, E34: a role is an object with id and name, a bare id or a bare name; both are derived from what is there. */
export function readRole(role: unknown): { id: string; name: string } {
  const bare = toPlainText(role);
  if (bare !== '') return { id: bare, name: bare };
  const id = toPlainText(ownField(role, 'id'));
  const name = toPlainText(ownField(role, 'name'));
  return { id: id || name, name: name || id };
}

/**
 * The gate and the user of the reply of `GET /logged-in-user`, before any schema has seen it: a schema would turn
 * `is_active: 'y'` into an unreadable reply and let the account in. An account is usable only when `is_active` is
 * `Y` and `is_deleted` is `N` (spec §4, E24, E25).
 * @param origin origin of the page, for the picture (T08)
 */
export function readProfile(reply: unknown, origin?: string): ProfileResult {
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) return { kind: 'unreadable' };
  const field = (name: string): unknown => ownField(reply, name);
  if (field('is_active') !== 'Y' || field('is_deleted') !== 'N') return { kind: 'disabled' };

  const text = (name: string): string => toPlainText(field(name));
  const loginName = text('username');
  // D9, E23: the server's own id where there is one, else the login name; `0` is an id.
  const userId = presentText(text('user_id')) ?? presentText(loginName);
  if (userId === null) return { kind: 'unreadable' };

  const firstName = text('first_name').normalize('NFC');
  const lastName = text('last_name').normalize('NFC');
  const role = readRole(field('role'));
  return {
    kind: 'usable',
    user: {
      userId,
      loginName,
      userName: joinNames(firstName, lastName) || loginName,
      firstName,
      lastName,
      userDesc: text('description'),
      userHeader: safeImageUrl(field('profile_image'), origin, readPictureOrigins()),
      userRoleId: role.id,
      userRoleName: role.name,
      email: text('email') || null,
      locale: text('locale') || null,
      timeZone: text('time_zone'),
      numberFormat: text('number_format'),
    },
  };
}
