import type { LanguageTag } from './languages.ts';

interface Bundle {
  texts: Record<string, Record<string, string>>;
}

// One chunk per language, made from its `bundle.ts`. English is not here: its texts travel with the screens.
const bundles = import.meta.glob<Bundle>('./locales/*/bundle.ts');

/**
 * The texts of a language by namespace; empty for a language without files of its own (English, pseudo).
 * Rejects when the chunk cannot be fetched.
 */
export async function loadTexts(tag: LanguageTag): Promise<Map<string, Record<string, string>>> {
  const bundle = await bundles[`./locales/${tag}/bundle.ts`]?.();
  return new Map(
    Object.entries(bundle?.texts ?? {}).map(([path, texts]) => [path.slice(2, -'.json'.length), texts]),
  );
}
