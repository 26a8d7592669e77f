import { Grid } from '@chakra-ui/react/grid';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Actor } from '#api/generated/types.gen.ts';
import { useRecordTexts } from '#entities/activity/useRecordTexts.ts';
import { CheckField } from '#shared/form/CheckField.tsx';
import { ChoiceField } from '#shared/form/ChoiceField.tsx';
import { DecimalField } from '#shared/form/DecimalField.tsx';
import { IntegerField } from '#shared/form/IntegerField.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import type { useZodForm } from '#shared/form/useZodForm.ts';
import { AlertBacktest } from './AlertBacktest.tsx';
import {
  channels,
  conditionKinds,
  hasAmount,
  hasPercentage,
  toLogName,
  type AlertRuleKey,
  type AlertRuleValues,
} from './alertRuleForm.ts';
import { AlertRuleLists } from './AlertRuleLists.tsx';

interface AlertRuleFieldsProps {
  form: ReturnType<typeof useZodForm<AlertRuleValues>>;
  recipients: readonly Actor[];
  readOnly: boolean;
}

/** What a rule waits for, whom it notifies, and how often it would have done so last week. */
export function AlertRuleFields({ form, recipients, readOnly }: AlertRuleFieldsProps) {
  const { t } = useTranslation('alertRules');
  const words = useRecordTexts()('alertRule');
  const kind = useWatch({ control: form.control, name: 'kind' });
  const channel = useWatch({ control: form.control, name: 'channel' });
  const labelOf = (key: AlertRuleKey): string => words.field(toLogName(key));
  const text = (key: AlertRuleKey) => ({
    label: labelOf(key),
    field: form.register(key),
    error: form.errorOf(key),
    readOnly,
  });
  return (
    <>
      <TextField {...text('name')} autoComplete="off" />
      <ChoiceField
        label={labelOf('kind')}
        field={form.register('kind')}
        options={conditionKinds.map((value) => ({ value, label: words.value('condition', value) }))}
        onlyRead={readOnly ? words.value('condition', kind) : undefined}
      />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
        gap="4"
        alignItems="start"
      >
        {hasPercentage(kind) && <DecimalField {...text('minimumPct')} />}
        {hasAmount(kind) && <DecimalField {...text('minimumChange')} hint={t('minimumChange.hint')} />}
        <IntegerField {...text('cooldownHours')} hint={t('cooldownHours.hint')} />
      </Grid>
      <AlertRuleLists form={form} recipients={recipients} readOnly={readOnly} labelOf={labelOf} />
      <CheckField label={labelOf('kviOnly')} {...form.register('kviOnly')} disabled={readOnly} />
      <ChoiceField
        label={labelOf('channel')}
        field={form.register('channel')}
        options={channels.map((value) => ({ value, label: words.value('channel', value) }))}
        onlyRead={readOnly ? words.value('channel', channel) : undefined}
      />
      <CheckField label={t('isActive')} {...form.register('isActive')} disabled={readOnly} />
      {!readOnly && <AlertBacktest form={form} />}
    </>
  );
}
