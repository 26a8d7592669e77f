import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payable } from '#api/generated/types.gen.ts';
import { payablesOptions } from '#features/payments/paymentQueries.ts';
import { FieldFrame } from '#shared/form/FieldFrame.tsx';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { SEARCH_DEBOUNCE_MS } from '#shared/lib/constants.ts';
import { PayableOption } from './PayableOption.tsx';

/** Finds an invoice or order by its number or its customer: typing narrows the list, arrows and Enter choose. */
export function PayableFinder({ onChoose }: { onChoose: (payable: Payable) => void }) {
  const { t } = useTranslation('takePayment');
  const format = useFormat();
  const listId = useId();
  const [input, setInput] = useState('');
  const q = useDebounced(input.trim());
  const [at, setAt] = useState(0);
  const { data, error, isFetching } = useQuery(payablesOptions(q));
  const found = data?.items ?? [];
  const current = found[Math.min(at, found.length - 1)];
  const optionId = (id: string): string => `${listId}${id}`;

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setAt((Math.min(at, found.length - 1) + step + found.length) % found.length);
    }
    if (event.key === 'Enter') {
      // It chooses, and does not send the form around it.
      event.preventDefault();
      if (current && q === input.trim()) onChoose(current);
    }
    if (event.key === 'Escape' && input !== '') {
      event.preventDefault();
      setInput('');
    }
  };
  const none = q === '' ? t('finder.nothingOpen') : t('finder.none', { text: q });
  const count = data?.total ?? 0;
  const answer = error
    ? t('finder.failed')
    : count === 0
      ? none
      : t('finder.found', { count, number: format.number(count) });
  return (
    <div>
      <FieldFrame label={t('finder.label')} hint={t('finder.hint')}>
        <Input
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          {...(current ? { 'aria-activedescendant': optionId(current.id) } : {})}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          placeholder={t('finder.placeholder')}
          value={input}
          onChange={({ currentTarget }) => {
            setInput(currentTarget.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
      </FieldFrame>
      <chakra.p role="status" fontSize="xs" color={error ? 'bad' : 'fg.muted'} minH="6" pt="1">
        {data === undefined && !error ? t('finder.loading') : isFetching ? '' : answer}
      </chakra.p>
      <chakra.div id={listId} role="listbox" aria-label={t('finder.label')} css={styles}>
        {found.map((payable) => (
          <PayableOption
            key={payable.id}
            id={optionId(payable.id)}
            payable={payable}
            isCurrent={payable === current}
            onChoose={() => onChoose(payable)}
          />
        ))}
      </chakra.div>
    </div>
  );
}

/** A text as it was when it last stood still for a moment: what is typed is asked for once, not letter by letter. */
function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

const styles = {
  maxH: '24rem',
  overflowY: 'auto',
  borderWidth: '1px',
  borderColor: 'border',
  rounded: 'l2',
  _empty: { display: 'none' },
} as const;
