import { useMemo } from 'react';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import type { ChangeText } from '#resource/Records.ts';
import { parseBreakQuantity, featureText } from './changeFields.ts';

/** What nobody named is shown as it came; the same object until the language or a format changes. */
export function useChangeText(): ChangeText {
  const texts = useFieldTexts();
  const format = useFormat();

  return useMemo(() => {
    const field = (name: string): string => {
      const quantity = parseBreakQuantity(name);
      return quantity === null ? texts.named(name) : texts.unitPriceFrom(format.number(quantity));
    };

    const value = (name: string, text: string | null): string => {
      if (text === null || text === '') return texts.none;
      if (name === 'archivedAt') return format.dateTime(text);
      if (name === 'moq' && /^\d+$/.test(text)) return format.number(Number(text));
      if (name === 'features') return featureText(text) ?? text;
      return texts.word(name, text) ?? text;
    };

    return { field, value };
  }, [texts, format]);
}
