import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Flex } from '@chakra-ui/react/flex';
import { Portal } from '@chakra-ui/react/portal';
import { Stack } from '@chakra-ui/react/stack';
import X from 'lucide-react/icons/x';
import { useId, useRef, type ReactNode, type SubmitEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureBanner } from '#shared/ui/FailureBanner.tsx';
import { Spinner } from '#shared/ui/Spinner.tsx';
import { iconMenu } from '#shared/ui/icon.ts';
import { useFocusReturn } from '#shared/ui/useFocusReturn.ts';

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
  const focusReturn = useFocusReturn(open);
  return (
    <Dialog.Root
      open={open}
      size={size}
      onOpenChange={(next) => {
        if (!next.open && !pending) onClose();
      }}
      initialFocusEl={() => fields.current?.querySelector('input:not([readonly]), textarea, select') ?? null}
      finalFocusEl={focusReturn}
      {...(onGone ? { onExitComplete: onGone } : {})}
      closeOnEscape={!pending}
      closeOnInteractOutside={!pending}
      // A dialog above that goes may drop the focus outside for a moment: no reason to lose what is typed.
      onFocusOutside={(event) => event.preventDefault()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content aria-busy={pending}>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
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
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" disabled={pending} onClick={onClose}>
                {t('cancel')}
              </Button>
              {/* Not disabled: it would lose the focus it will need again. */}
              <Button type="submit" form={formId} disabled={form.blocked ?? false} aria-disabled={pending}>
                {form.submitLabel}
              </Button>
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <Button size="xs" variant="ghost" px="0" aria-label={t('close')} disabled={pending}>
                <X {...iconMenu} />
              </Button>
            </Dialog.CloseTrigger>
            {pending && (
              <Flex
                position="absolute"
                inset="0"
                align="center"
                justify="center"
                bg="bg.panel/70"
                rounded="l3"
              >
                <Spinner label={form.pendingLabel} size="lg" />
              </Flex>
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
