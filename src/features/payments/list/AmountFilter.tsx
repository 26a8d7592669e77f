import { Button } from '@chakra-ui/react/button';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { Stack } from '@chakra-ui/react/stack';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getDecimals, textToMinor } from '#features/payments/model/money.ts';
import { toQueryParams, type PaymentFilters } from '#features/payments/paymentFilters.ts';
import { configOptions } from '#features/payments/paymentQueries.ts';
import type { Filtering } from '#resource/list/ListFilter.ts';
import { DescribedInput } from '#shared/form/DescribedInput.tsx';
import { FieldFrame } from '#shared/form/FieldFrame.tsx';
import { removalsOfInputs } from '#shared/form/removals.ts';
import { RemovedNote } from '#shared/form/RemovedNote.tsx';
import { useNumberBox } from '#shared/form/useNumberBox.ts';
import { useRemovalConfirm } from '#shared/form/useRemovalConfirm.ts';
import { useQueryDraft } from '#shared/lib/useQueryDraft.ts';

interface AmountBoxProps {
  name: string;
  label: string;
  currency: string;
  text: string;
  /** What was dropped of it (D29). */
  removed: readonly string[] | undefined;
  error: string | undefined;
  onText: (text: string, removed: readonly string[]) => void;
}

const none: readonly string[] = [];

const ends = ['min', 'max'] as const;

/** Amounts from and to, of one currency: those of others cannot be compared with them. */
export function AmountFilter({ filters, setFilters }: Filtering<PaymentFilters>) {
  const { t } = useTranslation('payments');
  const known = useQuery(configOptions()).data?.currencies.map(({ code }) => code) ?? [];
  const { currency: asked = '' } = toQueryParams(filters);
  const currencies = asked === '' || known.includes(asked) ? known : [asked, ...known];
  const drafts = { min: useQueryDraft(filters.min), max: useQueryDraft(filters.max) };
  const chosen = useQueryDraft(asked);
  const [isTried, setIsTried] = useState(false);
  const confirmRemovals = useRemovalConfirm();
  const form = useRef<HTMLFormElement>(null);
  const currency = chosen.text === '' ? (currencies[0] ?? 'USD') : chosen.text;
  const isWrong = (text: string): boolean => text.trim() !== '' && textToMinor(text, currency) === null;

  const apply = async (): Promise<void> => {
    setIsTried(true);
    if (ends.some((end) => isWrong(drafts[end].get().text))) return;
    const found = removalsOfInputs(
      ends.map((end) => ({ name: end, label: t(`amount.${end}`), ...drafts[end].get() })),
    );
    const focus = () => form.current?.querySelector<HTMLElement>(`[name=${found[0]?.name}]`)?.focus();
    if (!(await confirmRemovals(found, { focus, verb: 'apply' }))) return;
    setFilters({
      min: drafts.min.apply(drafts.min.get().text.trim()),
      max: drafts.max.apply(drafts.max.get().text.trim()),
      currency: chosen.apply(currency),
    });
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
    >
      <Stack gap="3" p="1">
        <FieldFrame label={t('column.currency')} hint={t('amount.hint')}>
          <NativeSelect.Root size="sm">
            <NativeSelect.Field
              value={currency}
              onChange={({ currentTarget }) => chosen.type(currentTarget.value)}
            >
              {currencies.map((code) => (
                <option key={code} value={code}>
                  {code}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator aria-hidden />
          </NativeSelect.Root>
        </FieldFrame>
        {ends.map((end) => (
          <AmountBox
            key={end}
            name={end}
            label={t(`amount.${end}`)}
            currency={currency}
            text={drafts[end].text}
            removed={drafts[end].removed}
            error={isTried && isWrong(drafts[end].text) ? t('amount.wrong') : undefined}
            onText={drafts[end].type}
          />
        ))}
        <Button type="submit" size="sm" variant="outline">
          {t('amount.apply')}
        </Button>
      </Stack>
    </form>
  );
}

/** One end of the amounts: figures only, and what was dropped of them. */
function AmountBox({ name, label, currency, text, removed = none, error, onText }: AmountBoxProps) {
  const note = useId();
  const kind = getDecimals(currency) === 0 ? 'integer' : 'decimal';
  const box = useNumberBox({ kind, text, onText });
  return (
    <FieldFrame label={label} error={error}>
      <DescribedInput size="sm" name={name} {...box} note={removed.length > 0 ? note : undefined} />
      <RemovedNote id={note} kind={kind} removed={removed} />
    </FieldFrame>
  );
}
