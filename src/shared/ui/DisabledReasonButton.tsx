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
  const press =
    reason === undefined
      ? onClick && { onClick }
      : { type: 'button' as const, 'aria-disabled': true, title: reason, 'aria-describedby': id };
  // One element either way: it keeps the focus when its reason comes or goes.
  return (
    <>
      <Button {...button} {...press} />
      {reason !== undefined && (
        <chakra.span id={id} srOnly>
          {reason}
        </chakra.span>
      )}
    </>
  );
}
