import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import type { CreateOverlayProps } from '@chakra-ui/react/hooks';
import { chakra } from '@chakra-ui/react/styled-system';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from './DialogFrame.tsx';
import { useFailureDetails } from './failureDetails.ts';
import { iconNote } from './icon.ts';

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
  open = false,
  onOpenChange,
  onExitComplete,
  setReturnValue,
}: ConfirmDialogProps) {
  const { t } = useTranslation('common');
  const details = useFailureDetails();
  const close = () => onOpenChange?.({ open: false });
  const answer = (value: boolean) => {
    setReturnValue?.(value);
    close();
  };
  return (
    <DialogFrame
      role="alertdialog"
      size="sm"
      open={open}
      title={
        <>
          {warning && (
            <chakra.span color="caution" me="2" verticalAlign="-0.2em" display="inline-block">
              <TriangleAlert {...iconNote} />
            </chakra.span>
          )}
          {title}
        </>
      }
      onClose={close}
      {...(onExitComplete ? { onExitComplete } : {})}
      footer={
        <>
          {!warning && (
            <Button variant="outline" onClick={() => answer(false)}>
              {refuse ?? t('cancel')}
            </Button>
          )}
          <Button colorPalette={danger ? 'bad' : 'accent'} onClick={() => answer(true)}>
            {action}
          </Button>
        </>
      }
    >
      <Dialog.Description whiteSpace="pre-line">{text}</Dialog.Description>
      {warning && details(failure ?? text)}
    </DialogFrame>
  );
}
