import { files as frameFiles } from 'virtual:texts/frame';
import type { LanguageTag } from './languages.ts';
import type { TextArea } from './textAreas.ts';

/** Fetches the texts of a language and area by namespace; rejects when they cannot be had. */
export type LoadTexts = (
  tag: LanguageTag,
  area: TextArea,
) => Promise<ReadonlyMap<string, Record<string, string>>>;

/** Empty for a language without files of its own (English, pseudo): English travels with the screens. */
export const loadTexts: LoadTexts = async (tag, area) => {
  const isFrame = area === 'public' || area === 'panel';
  // Where the texts of business screens are is said by those of the panel in the same language.
  const files = isFrame ? frameFiles : (await frameFiles[`${tag}/panel`]?.())?.files;
  const file = await files?.[`${tag}/${area}`]?.();
  return new Map(Object.entries(file?.texts ?? {}));
};
