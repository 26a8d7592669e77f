import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainField } from './PlainField.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof PlainField>, 'type' | 'action'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be shown; says when Caps Lock is on. Pasting and password managers work (T23). */
export function PasswordField({ hint, ...field }: PasswordFieldProps) {
  const { t } = useTranslation('public');
  const [isShown, setShown] = useState(false);
  const capsLock = useCapsLock();
  return (
    <PlainField
      {...field}
      {...capsLock.handlers}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      hint={capsLock.isOn ? t('password.capsLock') : hint}
      action={
        <button
          type="button"
          aria-controls={field.id}
          aria-label={t(isShown ? 'password.hideLabel' : 'password.showLabel')}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'password.hide' : 'password.show')}
        </button>
      }
    />
  );
}

/** Whether Caps Lock was on at the last key in the field, and the handlers that look. */
function useCapsLock() {
  const [isOn, setOn] = useState(false);
  const look = (event: KeyboardEvent): void => setOn(event.getModifierState('CapsLock'));
  return { isOn, handlers: { onKeyDown: look, onKeyUp: look } };
}
