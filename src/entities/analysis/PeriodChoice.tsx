import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { readDateInput } from '#shared/form/readDateInput.ts';
import { Segments } from '#shared/ui/Segments.tsx';
import { findRangeProblem, ownPeriod, readPeriod, usualDays, usualPeriod, type DayRange } from './period.ts';
import type { ScopeTexts } from './scopeFilters.ts';

interface PeriodChoiceProps {
  filters: ScopeTexts;
  onChange: (next: Pick<ScopeTexts, 'days' | 'until'>) => void;
}

const OWN = 'own';

/** How far back the figures look: some days up to now, or days of one's own. */
export function PeriodChoice({ filters, onChange }: PeriodChoiceProps) {
  const { t } = useTranslation('analysis');
  const [openedAt] = useState(() => Date.now());
  const { days, range, isUsual } = readPeriod(filters, openedAt);
  const [isOpen, setOpen] = useState(!isUsual);
  const isOwn = isOpen || !isUsual;
  return (
    <Flex wrap="wrap" align="center" gap="2">
      <Segments
        label={t('scope.period')}
        value={isOwn ? OWN : String(days)}
        onChange={(value) => {
          setOpen(value === OWN);
          if (value !== OWN) onChange(usualPeriod(Number(value)));
        }}
        options={[
          ...usualDays.map((value) => ({ value: String(value), label: t('scope.days', { count: value }) })),
          { value: OWN, label: t('scope.ownPeriod') },
        ]}
      />
      {isOwn && (
        <OwnPeriod key={`${range.from} ${range.to}`} range={range} now={openedAt} onChange={onChange} />
      )}
    </Flex>
  );
}

interface OwnPeriodProps {
  range: DayRange;
  now: number;
  onChange: PeriodChoiceProps['onChange'];
}

function OwnPeriod({ range, now, onChange }: OwnPeriodProps) {
  const { t } = useTranslation('analysis');
  const id = useId();
  const [problem, setProblem] = useState<ReturnType<typeof findRangeProblem>>(null);
  const show = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const [from, to] = [...event.currentTarget.querySelectorAll('input')].map(readDateInput);
    const chosen = { from: from ?? '', to: to ?? '' };
    const found = findRangeProblem(chosen, now);
    setProblem(found);
    if (found === null) onChange(ownPeriod(chosen));
  };
  const described = problem === null ? {} : { 'aria-invalid': true, 'aria-describedby': id };
  return (
    <chakra.form onSubmit={show} noValidate display="flex" flexWrap="wrap" alignItems="center" gap="2">
      <label>
        <chakra.span srOnly>{t('scope.from')}</chakra.span>
        <Input type="date" size="xs" width="9.5rem" defaultValue={range.from} {...described} />
      </label>
      <span aria-hidden>{t('scope.to')}</span>
      <label>
        <chakra.span srOnly>{t('scope.until')}</chakra.span>
        <Input type="date" size="xs" width="9.5rem" defaultValue={range.to} {...described} />
      </label>
      <Button type="submit" size="xs" variant="outline">
        {t('scope.show')}
      </Button>
      <chakra.p id={id} role="status" fontSize="xs" color="bad">
        {problem !== null && t(`scope.problem.${problem}`)}
      </chakra.p>
    </chakra.form>
  );
}
