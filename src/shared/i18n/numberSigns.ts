import { DEFAULT_LANGUAGE, PSEUDO } from './languages.ts';

/** The signs that numbers are written and read with. */
export interface NumberSigns {
  readonly decimal: string;
  readonly group: string;
}

/** The number formats of the contract. Blanks are narrow and do not break; the apostrophe is the typographic one. */
export const chosenSigns = {
  'comma-dot': { group: ',', decimal: '.' },
  'dot-comma': { group: '.', decimal: ',' },
  'space-comma': { group: '\u202f', decimal: ',' },
  'space-dot': { group: '\u202f', decimal: '.' },
  'apostrophe-dot': { group: '’', decimal: '.' },
} as const satisfies Record<string, NumberSigns>;

/** A number format that a person chose over that of the language. */
export type NumberFormat = keyof typeof chosenSigns;

const ofLanguages = new Map<string, NumberSigns>();

/** A number format of the contract from any text; null for one that the panel does not know, and for none. */
export function knownNumberFormat(name: string | null): NumberFormat | null {
  return numberFormats.find((format) => format === name) ?? null;
}

/** The number formats that can be chosen. */
export const numberFormats: readonly NumberFormat[] = [
  'comma-dot',
  'dot-comma',
  'space-comma',
  'space-dot',
  'apostrophe-dot',
];

/**
 * The decimal sign and the grouping sign of a chosen format, else of the language, as `Intl` has them: `,` and `.` in
 * German.
 */
export function numberSigns(language: string, format: NumberFormat | null = null): NumberSigns {
  if (format !== null) return chosenSigns[format];
  const found = ofLanguages.get(language) ?? readSigns(language === PSEUDO ? DEFAULT_LANGUAGE : language);
  ofLanguages.set(language, found);
  return found;
}

function readSigns(language: string): NumberSigns {
  // Spanish groups from five digits on.
  const parts = new Intl.NumberFormat(language).formatToParts(1_234_567.5);
  const sign = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: sign('decimal'), group: sign('group') };
}
