import { files as frameFiles } from 'virtual:texts/frame';
import { hasPseudo, PSEUDO, type LanguageTag } from './languages.ts';
import { pseudoTexts } from './pseudo.ts';
import type { TextArea } from './textAreas.ts';

/** Fetches the texts of a language and area by namespace; rejects when they cannot be had. */
export type LoadTexts = (
  tag: LanguageTag,
  area: TextArea,
) => Promise<ReadonlyMap<string, Record<string, string>>>;

/**
 * What records of every kind are made of: the log and the histories say all of it, so no screen brings it as its own
 * English.
 */
async function loadEnglish(tag: LanguageTag): ReturnType<LoadTexts> {
  const { default: records } = await import('./locales/en/records.json');
  return new Map([['records', hasPseudo && tag === PSEUDO ? pseudoTexts(records) : records]]);
}

/** Empty for a language without files of its own (English, pseudo): English travels with the screens. */
export const loadTexts: LoadTexts = async (tag, area) => {
  const isFrame = area === 'public' || area === 'panel';
  // Where the texts of business screens are is said by those of the panel in the same language.
  const files = isFrame ? frameFiles : (await frameFiles[`${tag}/panel`]?.())?.files;
  if (area === 'records' && !files) return loadEnglish(tag);
  const file = await files?.[`${tag}/${area}`]?.();
  return new Map(Object.entries(file?.texts ?? {}));
};
