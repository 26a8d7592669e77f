import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { formatChoice, type FormatChoice } from './formatChoice.ts';
import { numberSigns, type NumberSigns } from './numberSigns.ts';

/** The time zone and the number format in force. */
export function useFormatChoice(): FormatChoice {
  return useSyncExternalStore(formatChoice.subscribe, formatChoice.get, formatChoice.get);
}

/** The signs that numbers are typed and pasted with: of the chosen format, else of the language (D33, D39). */
export function useNumberSigns(): NumberSigns {
  const { language } = useTranslation().i18n;
  return numberSigns(language, useFormatChoice().numberFormat);
}
