import { Button, type ButtonProps } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';

interface DisabledReasonButtonProps extends Omit<ButtonProps, 'disabled'> {
  /** Why it does nothing now; undefined: it works. */
  reason: string | undefined;
}

/** A button that stays reachable when one may not press it, and then says why (D25). */
export function DisabledReasonButton({ reason, onClick, ...button }: DisabledReasonButtonProps) {
  const id = useId();
  if (reason === undefined) return <Button {...button} {...(onClick && { onClick })} />;
  return (
    <>
      <Button {...button} type="button" aria-disabled title={reason} aria-describedby={id} />
      <chakra.span id={id} srOnly>
        {reason}
      </chakra.span>
    </>
  );
}
