import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import type { CreateOverlayProps } from '@chakra-ui/react/hooks';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from 'react-i18next';
import { useFailureDetails } from './failureDetails.ts';
import { iconNote } from './icon.ts';
import { useFocusReturn } from './useFocusReturn.ts';

export interface Question {
  title: string;
  /** A line end begins a new line. */
  text: string;
  /** What the button does, as a verb. */
  action: string;
  /** The other way, where "Cancel" would not say what stays as it is. */
  refuse?: string;
  danger?: boolean;
  /** News, not a question: there is nothing to cancel. */
  warning?: boolean;
  /** What a warning tells of, where its text is not the sentence of the error. */
  failure?: unknown;
}

type ConfirmDialogProps = Question & CreateOverlayProps<boolean>;

/** The dialog of `confirm`. */
export function ConfirmDialog({
  title,
  text,
  action,
  danger,
  refuse,
  warning,
  failure,
  setReturnValue,
  ...dialog
}: ConfirmDialogProps) {
  const { t } = useTranslation('common');
  const details = useFailureDetails();
  const focusReturn = useFocusReturn(dialog.open ?? false);
  const answer = (value: boolean) => {
    setReturnValue?.(value);
    dialog.onOpenChange?.({ open: false });
  };
  return (
    <Dialog.Root role="alertdialog" size="sm" finalFocusEl={focusReturn} {...dialog}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>
                {warning && (
                  <chakra.span color="caution" me="2" verticalAlign="-0.2em" display="inline-block">
                    <TriangleAlert {...iconNote} />
                  </chakra.span>
                )}
                {title}
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Dialog.Description whiteSpace="pre-line">{text}</Dialog.Description>
              {warning && details(failure ?? text)}
            </Dialog.Body>
            <Dialog.Footer>
              {!warning && (
                <Button variant="outline" onClick={() => answer(false)}>
                  {refuse ?? t('cancel')}
                </Button>
              )}
              <Button colorPalette={danger ? 'bad' : 'accent'} onClick={() => answer(true)}>
                {action}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
