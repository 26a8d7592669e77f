import { DEFAULT_LANGUAGE, PSEUDO } from './languages.ts';

/** The signs a language writes numbers with. */
export interface NumberSigns {
  decimal: string;
  group: string;
}

const known = new Map<string, NumberSigns>();

/** The decimal sign and the grouping sign of a language, as `Intl` has them: `,` and `.` in German. */
export function numberSigns(language: string): NumberSigns {
  const found = known.get(language) ?? signsOf(language === PSEUDO ? DEFAULT_LANGUAGE : language);
  known.set(language, found);
  return found;
}

function signsOf(language: string): NumberSigns {
  // Spanish groups from five digits on.
  const parts = new Intl.NumberFormat(language).formatToParts(1_234_567.5);
  const sign = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: sign('decimal'), group: sign('group') };
}
