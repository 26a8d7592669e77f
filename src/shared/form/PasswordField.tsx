import { IconButton } from '@chakra-ui/react/button';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { iconText } from '#shared/ui/icon.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

interface PasswordFieldProps extends Pick<TextFieldProps, 'label' | 'field' | 'hint' | 'error'> {
  autoComplete: 'current-password' | 'new-password';
}

/** A masked field that can be looked at; says when Caps Lock is on. Pasting and password managers work (T23). */
export function PasswordField({ hint, ...field }: PasswordFieldProps) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      hint={capsLock ? t('password.capsLock') : hint}
      onKeyUp={(event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))}
      end={
        <IconButton
          size="xs"
          variant="ghost"
          aria-label={t(shown ? 'password.hide' : 'password.show')}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff {...iconText} /> : <Eye {...iconText} />}
        </IconButton>
      }
    />
  );
}
