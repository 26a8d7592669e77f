import { STORAGE_PREFIX } from './constants.ts';

/** D34: the choices of the device. Nothing of a person, and nothing of a session, may stand here. */
const choices = ['layout', 'sidebarHover', 'language'];
const NAME = `${STORAGE_PREFIX}device=`;

/** Where the cookie lives: the document. */
export type CookieJar = Pick<Document, 'cookie'>;

/** D34: the choices of the device in one same-site cookie, because the guard clears all of local storage (D14). */
export function createDeviceCookie(open: () => CookieJar) {
  const read = (): Record<string, unknown> => {
    try {
      const [text = ''] = open().cookie.split(NAME)[1]?.split(';') ?? [];
      const kept: unknown = JSON.parse(decodeURIComponent(text));
      return typeof kept === 'object' && kept !== null ? { ...kept } : {};
    } catch {
      return {}; // Blocked, absent or no JSON
    }
  };
  return {
    /** What is stored of a choice, as text for its codec. */
    get(key: string): string | null {
      const kept = choices.includes(key) ? read()[key] : null;
      return typeof kept === 'string' ? kept : null;
    },
    set(key: string, raw: string): void {
      if (!choices.includes(key)) return;
      const text = encodeURIComponent(JSON.stringify({ ...read(), [key]: raw }, choices));
      try {
        open().cookie = `${NAME}${text}; Path=/; Max-Age=31536000; SameSite=Strict`;
      } catch {
        // E16: blocked; local storage holds the choice as long as it is not cleared.
      }
    },
  };
}
