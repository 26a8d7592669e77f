import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { Stack } from '@chakra-ui/react/stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textToMinor } from '#features/payments/model/money.ts';
import { configOptions } from '#features/payments/paymentQueries.ts';
import { FieldFrame } from '#shared/form/FieldFrame.tsx';
import type { Filtering } from './filtering.ts';

/** Amounts from and to, of one currency: those of others cannot be compared with them. */
export function AmountFilter({ filters, setFilters }: Filtering) {
  const { t } = useTranslation('payments');
  const known = useQuery(configOptions()).data?.currencies.map(({ code }) => code) ?? [];
  const currencies =
    filters.currency === '' || known.includes(filters.currency) ? known : [filters.currency, ...known];
  const [typed, setTyped] = useState({ min: filters.min, max: filters.max });
  const [chosen, setChosen] = useState(filters.currency);
  const [isTried, setIsTried] = useState(false);
  const currency = chosen === '' ? (currencies[0] ?? 'USD') : chosen;
  const wrong = (text: string): boolean => text.trim() !== '' && textToMinor(text, currency) === null;
  const box = (name: 'min' | 'max') => (
    <FieldFrame
      label={t(`amount.${name}`)}
      error={isTried && wrong(typed[name]) ? t('amount.wrong') : undefined}
    >
      <Input
        size="sm"
        inputMode="decimal"
        autoComplete="off"
        value={typed[name]}
        onChange={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
      />
    </FieldFrame>
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (wrong(typed.min) || wrong(typed.max)) return;
        setFilters({ min: typed.min.trim(), max: typed.max.trim(), currency });
      }}
    >
      <Stack gap="3" p="1">
        <FieldFrame label={t('column.currency')} hint={t('amount.hint')}>
          <NativeSelect.Root size="sm">
            <NativeSelect.Field
              value={currency}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
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
        {box('min')}
        {box('max')}
        <Button type="submit" size="sm" variant="outline">
          {t('amount.apply')}
        </Button>
      </Stack>
    </form>
  );
}
