import { Button, type ButtonProps } from '@chakra-ui/react/button';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useId } from 'react';

interface ReasonedButtonProps extends ButtonProps {
  /** Why it cannot be pressed now; undefined: it can. */
  reason: string | undefined;
}

/** D25: a button one may not press stays, can be reached, and says why. */
export function ReasonedButton({ reason, onClick, ...button }: ReasonedButtonProps) {
  const reasonId = useId();
  if (reason === undefined) return <Button {...button} {...(onClick ? { onClick } : {})} />;
  return (
    <>
      <Button {...button} aria-disabled aria-describedby={reasonId} title={reason} opacity="0.55" />
      <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>
    </>
  );
}
