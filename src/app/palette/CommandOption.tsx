import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { iconMenu, iconText } from '#shared/ui/icon.ts';
import type { Command } from './commands.ts';

interface CommandOptionProps {
  id: string;
  command: Command;
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** One result. What holds already bears a tick, and says so. */
export function CommandOption({ id, command, active, onPoint, onChoose }: CommandOptionProps) {
  const { t } = useTranslation('palette');
  const { icon: Icon, label, lang, hint, current } = command;
  return (
    // By the pointer that moves, not by the list that scrolls under it.
    <button
      type="button"
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      {Icon && <Icon {...iconMenu} />}
      <bdi lang={lang}>{label}</bdi>
      {hint !== undefined && <small>{hint}</small>}
      {current && (
        <>
          <VisuallyHidden>{t('current')}</VisuallyHidden>
          <Check {...iconText} />
        </>
      )}
    </button>
  );
}
