import { Grid } from '@chakra-ui/react/grid';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRecordTexts } from '#entities/activity/useRecordTexts.ts';
import { CheckField } from '#shared/form/CheckField.tsx';
import { ChoiceField } from '#shared/form/ChoiceField.tsx';
import { DecimalField } from '#shared/form/DecimalField.tsx';
import { IntegerField } from '#shared/form/IntegerField.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import type { useZodForm } from '#shared/form/useZodForm.ts';
import { ruleStates } from './priceRuleFilters.ts';
import {
  amountUnits,
  competitorModes,
  hasAmount,
  roundings,
  strategyKinds,
  toLogName,
  type PriceRuleKey,
  type PriceRuleValues,
} from './priceRuleForm.ts';
import { PriceRuleLists } from './PriceRuleLists.tsx';
import { PriceRulePreview } from './PriceRulePreview.tsx';

interface PriceRuleFieldsProps {
  form: ReturnType<typeof useZodForm<PriceRuleValues>>;
  /** Null: it is a new one, which is a draft. */
  ruleId: string | null;
  readOnly: boolean;
}

/** Whose prices a rule decides, how, within which limits, and what it would do now. */
export function PriceRuleFields({ form, ruleId, readOnly }: PriceRuleFieldsProps) {
  const { t } = useTranslation('priceRules');
  const words = useRecordTexts()('priceRule');
  const chosen = useWatch({ control: form.control });
  const labelOf = (key: PriceRuleKey): string => words.field(toLogName(key));
  const text = (key: PriceRuleKey) => ({
    label: labelOf(key),
    field: form.register(key),
    error: form.errorOf(key),
    readOnly,
  });
  const choice = (key: PriceRuleKey, values: readonly string[]) => ({
    label: labelOf(key),
    field: form.register(key),
    options: values.map((value) => ({ value, label: words.value(toLogName(key), value) })),
    onlyRead: readOnly ? words.value(toLogName(key), String(chosen[key])) : undefined,
  });
  return (
    <>
      <TextField {...text('name')} autoComplete="off" />
      <Grid {...columns}>
        {ruleId !== null && <ChoiceField {...choice('state', ruleStates)} />}
        <IntegerField {...text('priority')} hint={t('priority.hint')} />
      </Grid>
      <ChoiceField {...choice('kind', strategyKinds)} />
      {hasAmount(chosen.kind ?? 'hold') && (
        <Grid {...columns}>
          <DecimalField {...text('amount')} />
          <ChoiceField {...choice('unit', amountUnits)} />
        </Grid>
      )}
      <Grid {...columns}>
        <DecimalField {...text('minGpPct')} hint={t('minGpPct.hint')} />
        <DecimalField {...text('maxChangePct')} hint={t('maxChangePct.hint')} />
        <ChoiceField {...choice('rounding', roundings)} />
      </Grid>
      <TextField {...text('quantities')} hint={t('quantities.hint')} autoComplete="off" />
      <ChoiceField {...choice('competitorMode', competitorModes)} />
      <PriceRuleLists form={form} readOnly={readOnly} labelOf={labelOf} />
      <TextField {...text('brand')} autoComplete="off" />
      <CheckField label={labelOf('kviOnly')} {...form.register('kviOnly')} disabled={readOnly} />
      {!readOnly && <PriceRulePreview form={form} ruleId={ruleId} />}
    </>
  );
}

const columns = {
  templateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  gap: '4',
  alignItems: 'start',
} as const;
