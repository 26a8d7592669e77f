import { permissions } from '#session/permissions.ts';
import { languages, type Language } from '#shared/i18n/languages.ts';
import { loadTexts } from '#shared/i18n/loadTexts.ts';
import account from '#shared/i18n/locales/en/account.json';
import menu from '#shared/i18n/locales/en/menu.json';

const keyByTitle = new Map<string, string>(Object.entries(permissions).map(([key, title]) => [title, key]));

/** `Ad hoc` is `adHoc`. */
const camelCase = (words: string): string =>
  words
    .replaceAll(/\s+(\p{L})/gu, (_all, letter: string) => letter.toUpperCase())
    .replace(/^\p{L}/u, (letter) => letter.toLowerCase());

/** The label of a permission in the texts of one language: the menu's word for a page, the action alone for an action. */
function labelOf(title: string, texts: ReadonlyMap<string, Record<string, string>>): string | null {
  const key = keyByTitle.get(title);
  if (key === undefined) return null;
  const action = camelCase(title.slice(title.indexOf(': ') + 1).trim());
  return texts.get('menu')?.[key] ?? texts.get('account')?.[`action.${action}`] ?? null;
}

export interface NodeLabel {
  tag: Language;
  language: string;
  label: string | null;
}

/** What people read for a title in each language of the panel. Null: this app does not know it, and shows the title. */
export async function loadNodeLabels(title: string): Promise<NodeLabel[]> {
  const english = new Map<string, Record<string, string>>([
    ['menu', menu],
    ['account', account],
  ]);
  return Promise.all(
    languages.map(async ({ tag, name }) => {
      const areas = await Promise.all([loadTexts(tag, 'public'), loadTexts(tag, 'panel')]);
      const texts = new Map(areas.flatMap((area) => [...area]));
      return { tag, language: name, label: labelOf(title, texts) ?? labelOf(title, english) };
    }),
  );
}
