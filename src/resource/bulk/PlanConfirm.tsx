import { Input } from '@chakra-ui/react/input';
import { useTranslation } from 'react-i18next';
import type { BulkPlan } from '#api/generated/types.gen.ts';
import { FieldFrame } from '#shared/form/FieldFrame.tsx';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { FailureBanner } from '#shared/ui/FailureBanner.tsx';
import '#resource/workTexts.ts';
import { needsCountConfirmed } from './bulkRules.ts';

interface PlanConfirmProps {
  plan: BulkPlan;
  typed: string;
  onType: (text: string) => void;
  /** Why the last try did not begin. */
  error: string | null;
}

/** Asks for the number of a large plan, and says why it did not begin. */
export function PlanConfirm({ plan, typed, onType, error }: PlanConfirmProps) {
  const { t } = useTranslation('work');
  const format = useFormat();
  return (
    <>
      {needsCountConfirmed(plan) && (
        <FieldFrame
          label={t('bulk.confirm', { number: format.number(plan.affected) })}
          hint={t('bulk.confirmHint')}
        >
          <Input
            inputMode="numeric"
            autoComplete="off"
            maxW="12rem"
            value={typed}
            onChange={({ currentTarget }) => onType(currentTarget.value)}
          />
        </FieldFrame>
      )}
      <FailureBanner sentence={error} />
    </>
  );
}
