import { useTranslation } from 'react-i18next';
import type { FieldChange, Product } from '#api/generated/types.gen.ts';
import { RecordHistory, type ChangeTexts } from '#entities/activity/RecordHistory.tsx';
import { useProductTexts } from '#features/skus/drawer/useProductTexts.ts';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { historyParts } from './historyRules.ts';

/** Who changed what of a product: charges as money. */
export function HistoryTab({ product }: { product: Product }) {
  const { t } = useTranslation('skuDrawer');
  const format = useFormat();
  const { label, value } = useProductTexts();
  const { id, createdAt, currency } = product;
  const textsOf = ({ field, before, after }: FieldChange): ChangeTexts => {
    const amounts = [before, after]
      .flatMap((text) => historyParts(text) ?? [])
      .filter(({ isMoney }) => isMoney);
    const decimals = columnDecimals(amounts.map(({ text }) => text));
    const toValueText = (text: string | null): string => {
      if (field === 'archivedAt') return text === null ? value(field, 'false') : format.dateTime(text);
      const parts = historyParts(text);
      if (!parts) return value(field, text);
      const words = parts.map(({ name, text: part, isMoney }) => {
        const shown = isMoney
          ? format.money(part, currency, { decimals })
          : name === null
            ? label(part)
            : part;
        return name === null ? shown : t('history.part', { name, value: shown });
      });
      return words.length === 0 ? t('history.nothing') : words.join('\n');
    };
    return { label: label(field), before: toValueText(before), after: toValueText(after) };
  };
  return <RecordHistory type="product" id={id} createdAt={createdAt} textsOf={textsOf} />;
}
