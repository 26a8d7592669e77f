import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '#shared/ui/Spinner.tsx';

interface StepFooterProps {
  /** Why the action cannot be taken now; stands beside it. */
  reason: string | null;
  pending: boolean;
  pendingLabel: string;
  action: string;
  onAction: () => void;
  onBack: (() => void) | undefined;
  onCancel: () => void;
}

/** The ways on from a step of a tool. */
export function StepFooter({ reason, pending, action, onAction, onBack, onCancel, ...say }: StepFooterProps) {
  const { t } = useTranslation(['skuTools', 'common']);
  const reasonId = useId();
  const blocked = reason !== null || pending;
  return (
    <>
      <chakra.div
        id={reasonId}
        flex="1"
        minW="min(100%, 12rem)"
        alignSelf="center"
        color="fg.muted"
        fontSize="sm"
      >
        {pending ? (
          <chakra.span display="inline-flex">
            <Spinner label={say.pendingLabel} />
          </chakra.span>
        ) : (
          reason
        )}
      </chakra.div>
      <Button variant="outline" disabled={pending} onClick={onCancel}>
        {t('cancel', { ns: 'common' })}
      </Button>
      {onBack && (
        <Button variant="outline" disabled={pending} onClick={onBack}>
          {t('variants.back')}
        </Button>
      )}
      {/* Not `disabled`: it keeps the focus, and its reason is heard (D25). */}
      <Button
        aria-disabled={blocked}
        aria-describedby={reasonId}
        onClick={() => {
          if (!blocked) onAction();
        }}
      >
        {action}
      </Button>
    </>
  );
}
