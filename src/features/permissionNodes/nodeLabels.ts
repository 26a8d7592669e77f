import { labelKeys } from '#entities/permissions/labelKeys.ts';
import { languages, type Language } from '#shared/i18n/languages.ts';
import { loadTexts } from '#shared/i18n/loadTexts.ts';
import menu from '#shared/i18n/locales/en/menu.json';
import actions from '#shared/i18n/locales/en/permissions.json';

type Texts = ReadonlyMap<string, Readonly<Record<string, string>>>;

const english: Texts = new Map(Object.entries({ menu, permissions: actions }));

/** The label of a permission in the texts of one language; null where they have none. */
function labelOf(title: string, texts: Texts): string | null {
  const keys = labelKeys(title);
  if (keys === null) return null;
  return texts.get('menu')?.[keys.page] ?? texts.get('permissions')?.[keys.action ?? ''] ?? null;
}

export interface NodeLabel {
  tag: Language;
  language: string;
  label: string | null;
}

/** What people read for a title in each language of the panel. Null: this app does not know it, and shows the title. */
export async function loadNodeLabels(title: string): Promise<NodeLabel[]> {
  return Promise.all(
    languages.map(async ({ tag, name }) => {
      const areas = await Promise.all([loadTexts(tag, 'public'), loadTexts(tag, 'panel')]);
      const texts = new Map(areas.flatMap((area) => [...area]));
      return { tag, language: name, label: labelOf(title, texts) ?? labelOf(title, english) };
    }),
  );
}
