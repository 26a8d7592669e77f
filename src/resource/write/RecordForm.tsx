import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { session } from '#session/session.ts';
import { isLive } from '#session/sessionState.ts';
import { DraftBanner } from '#shared/form/DraftBanner.tsx';
import { LeaveGuard } from '#shared/form/LeaveGuard.tsx';
import '#shared/i18n/listsTexts.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { FailureBanner } from '#shared/ui/FailureBanner.tsx';

interface RecordFormProps {
  /** What `useVersionedForm` knows of it, and how it is sent. */
  state: {
    submit: (event: SyntheticEvent) => Promise<unknown>;
    pending: boolean;
    isDirty: boolean;
    draft: ComponentProps<typeof DraftBanner>;
    submitError: string | null;
    discard: () => void;
  };
  /** Why nothing can be changed here; undefined: it can. */
  reason: string | undefined;
  /** The fields. */
  children: ReactNode;
  /** What is asked over it: two people's work, what a change would break. */
  dialogs?: ReactNode;
}

/** Parameters of the list's address that take the form away when they change (ADR 21). */
const leaving = ['open', 'tab'];

/**
 * The form of a record in its drawer: a draft is offered, leaving asks, a refusal stands above the fields, and Save always
 * at the lower edge.
 */
export function RecordForm({ state, reason, children, dialogs }: RecordFormProps) {
  const { t } = useTranslation('lists');
  const { submit, pending, isDirty, draft, submitError, discard } = state;
  return (
    <form noValidate aria-busy={pending} onSubmit={(event) => void submit(event)}>
      {/* The end of a session is never asked about: what was typed is a draft by then (E51). */}
      <LeaveGuard params={leaving} when={() => isDirty && isLive(session.getSnapshot())} />
      {reason === undefined && <DraftBanner {...draft} />}
      <Stack gap="4">
        <FailureBanner sentence={submitError} />
        {children}
      </Stack>
      <chakra.div css={foot} data-foot="">
        {reason !== undefined && <p>{reason}</p>}
        {isDirty && !pending && (
          <Button variant="outline" onClick={discard}>
            {t('form.discard')}
          </Button>
        )}
        {/* Not disabled while it saves: it would lose the focus. */}
        <DisabledReasonButton type="submit" aria-disabled={pending} reason={reason}>
          {t(pending ? 'form.saving' : 'form.save')}
        </DisabledReasonButton>
      </chakra.div>
      {dialogs}
    </form>
  );
}

const foot = {
  position: 'sticky',
  bottom: '-4',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '2',
  py: '3',
  mt: 'auto',
  // Over the padding of the body that scrolls.
  mb: '-4',
  zIndex: '1',
  bg: 'bg.panel',
  borderTopWidth: '1px',
  borderColor: 'border',
  '& > p': { flex: '1', minW: 'min(100%, 12rem)', fontSize: 'sm', color: 'fg.muted' },
} as const;
