import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { useId, useRef, type ReactNode, type SubmitEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#shared/ui/DialogFrame.tsx';
import { FailureBanner } from '#shared/ui/FailureBanner.tsx';
import { Spinner } from '#shared/ui/Spinner.tsx';

interface FormModalProps {
  open: boolean;
  title: string;
  submitLabel: string;
  /** Said while the form is on its way; the modal then stays, whatever is pressed (E81). */
  pendingLabel: string;
  pending: boolean;
  /** Why the last try failed, above the fields. */
  submitError: string | null;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onClose: () => void;
  /** The dialog has left the page. */
  onGone?: () => void;
  /** Wider, for a form with a table. */
  size?: 'md' | 'lg';
  /** What it would do cannot be done yet; the form says why. */
  blocked?: boolean;
  children: ReactNode;
}

/** A form in a dialog: fields, Cancel, and the one action at the end. */
export function FormModal({
  open,
  title,
  pending,
  submitError,
  onClose,
  onGone,
  size = 'md',
  ...form
}: FormModalProps) {
  const { t } = useTranslation('common');
  const formId = useId();
  const fields = useRef<HTMLFormElement>(null);
  return (
    <DialogFrame
      open={open}
      title={title}
      size={size}
      pending={pending}
      onClose={onClose}
      {...(onGone ? { onExitComplete: onGone } : {})}
      closeOnInteractOutside={!pending}
      initialFocusEl={() => fields.current?.querySelector('input:not([readonly]), textarea, select') ?? null}
      footer={
        <>
          <Button variant="outline" disabled={pending} onClick={onClose}>
            {t('cancel')}
          </Button>
          {/* Not disabled: it would lose the focus it will need again. */}
          <Button type="submit" form={formId} disabled={form.blocked ?? false} aria-disabled={pending}>
            {form.submitLabel}
          </Button>
        </>
      }
    >
      <form
        ref={fields}
        id={formId}
        noValidate
        // Nor while it fades after its success: the second press of a double click would write again (E80).
        onSubmit={pending || !open ? (event) => event.preventDefault() : form.onSubmit}
      >
        <Stack gap="4">
          <FailureBanner sentence={submitError} />
          {form.children}
        </Stack>
      </form>
      {pending && (
        <Flex
          position="absolute"
          inset="0"
          zIndex="1"
          align="center"
          justify="center"
          bg="bg.panel/70"
          rounded="l3"
        >
          <Spinner label={form.pendingLabel} size="lg" />
        </Flex>
      )}
    </DialogFrame>
  );
}
