import { DEFAULT_LANGUAGE, supportedTags, type LanguageTag } from './languages.ts';

// Letters, digits and hyphens after the underscores are hyphens; anything else is no language tag (T07).
const tagShape = /^[a-z]{2,8}(-[a-z0-9]{1,8})*$/;

function matchOne(wanted: unknown): LanguageTag | undefined {
  if (typeof wanted !== 'string' || wanted.length > 64) return undefined;
  let rest = wanted.trim().replaceAll('_', '-').toLowerCase();
  if (!tagShape.test(rest)) return undefined;
  for (;;) {
    const found = supportedTags.find((tag) => tag.toLowerCase() === rest);
    if (found) return found;
    const end = rest.lastIndexOf('-');
    if (end < 0) return undefined;
    rest = rest.slice(0, end);
  }
}

/**
 * The supported language closest to what was asked for (E136): case and `_` do not matter, a longer tag falls
 * back to its beginning (`zh-CN` → `zh`), and whatever is unknown, empty or hostile becomes English.
 *
 * @param wanted one tag, or several in order of preference; any value from storage, a URL or a profile
 */
export function matchLanguage(wanted: unknown): LanguageTag {
  const candidates: readonly unknown[] = Array.isArray(wanted) ? wanted : [wanted];
  for (const candidate of candidates) {
    const found = matchOne(candidate);
    if (found) return found;
  }
  return DEFAULT_LANGUAGE;
}
