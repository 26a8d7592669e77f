import type { LanguageTag } from './languages.ts';

/**
 * What is fetched together in a language other than English (ADR 19): the texts of the sign-in side, those of the
 * signed-in frame with its own screens, what every list says, and a group of screens each.
 */
export const textAreas = [
  'public',
  'panel',
  'lists',
  'search',
  'skus',
  'skuTools',
  'slabs',
  'payments',
] as const;
export type TextArea = (typeof textAreas)[number];

/** Areas that a screen names; the other two follow from whether it is public. */
export type ScreenTexts = Exclude<TextArea, 'public' | 'panel'>;

/** Fetches the texts of a language and area by namespace; rejects when they cannot be had. */
export type LoadTexts = (
  tag: LanguageTag,
  area: TextArea,
) => Promise<ReadonlyMap<string, Record<string, string>>>;

/** The texts of an area in one language, by the file of each namespace. */
export interface AreaFile {
  texts: Record<string, Record<string, string>>;
}

// One chunk per language and area. English is not here: its texts travel with the screens.
const files = import.meta.glob<AreaFile>('./locales/*/{public,panel}.ts');

/** The way to the file of an area; what business screens say is found with the signed-in branch. */
async function wayTo(tag: LanguageTag, area: TextArea): Promise<(() => Promise<AreaFile>) | undefined> {
  const known =
    area === 'public' || area === 'panel' ? files : (await import('./screenTexts.ts')).screenTexts;
  return known[`./locales/${tag}/${area}.ts`];
}

/** Empty for a language without files of its own (English, pseudo). */
export const loadTexts: LoadTexts = async (tag, area) => {
  const way = await wayTo(tag, area);
  const file = await way?.();
  return new Map(
    Object.entries(file?.texts ?? {}).map(([path, texts]) => [path.slice(2, -'.json'.length), texts]),
  );
};
