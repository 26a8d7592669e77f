import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/errors.ts';
import type { RunFault } from '#features/payments/flow/runState.ts';
import { DeclineText } from '#features/payments/parts/DeclineText.tsx';
import { minorIn } from '#features/payments/parts/minorIn.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { useErrorMessage } from '#shared/ui/errorMessage.ts';

interface FaultNoteProps {
  fault: RunFault;
  /** A limit that a refusal names, as it is read. */
  limit?: (minor: number) => string;
}

/** Why nothing was charged or sent, and what to do; heard at once. */
export function FaultNote({ fault, limit }: FaultNoteProps) {
  return (
    <div role="alert">
      <Banner tone={fault.kind === 'refused' ? 'bad' : 'caution'}>
        <FaultText fault={fault} limit={limit} />
      </Banner>
    </div>
  );
}

function FaultText({ fault, limit }: { fault: RunFault; limit: FaultNoteProps['limit'] }) {
  const { t } = useTranslation('takePayment');
  const speak = useErrorMessage();
  switch (fault.kind) {
    case 'declined':
      return <DeclineText code={fault.declineCode} />;
    case 'notConfirmed':
      return t('fault.notConfirmed');
    case 'mismatch':
      return t('fault.mismatch');
    case 'card':
      return fault.sentence;
    case 'form':
      return t('fault.form');
    case 'refused':
      return refusedText(fault.error);
  }

  function refusedText(error: unknown): string {
    const codes = error instanceof ApiError ? [error.code, ...error.fields.map(({ code }) => code)] : [];
    const minor = minorIn(error, 'limitMinor');
    if (codes.includes('payments_not_configured')) return t('fault.notSetUp');
    if (codes.includes('over_limit') && minor !== null && limit)
      return t('fault.limit', { amount: limit(minor) });
    if (codes.includes('over_open')) return t('fault.overOpen');
    if (codes.includes('moto_off')) return t('fault.motoOff');
    return speak(error) ?? '';
  }
}
