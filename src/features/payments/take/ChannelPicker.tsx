import { Badge } from '@chakra-ui/react/badge';
import { chakra } from '@chakra-ui/react/styled-system';
import Link2 from 'lucide-react/icons/link-2';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import UserRound from 'lucide-react/icons/user-round';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { iconMenu } from '#shared/ui/icon.ts';
import { channels, type Channel } from './takeForm.ts';

const icons = { link: Link2, phone: Phone, mail: Mail, present: UserRound } as const;

interface ChannelPickerProps {
  chosen: Channel;
  onChoose: (channel: Channel) => void;
  /** Why a way is not open (D25); undefined: it is. */
  reasonOf: (channel: Channel) => string | undefined;
}

/** How the card comes to us. The link is first: it is the way on which nobody here hears the card. */
export function ChannelPicker({ chosen, onChoose, reasonOf }: ChannelPickerProps) {
  const { t } = useTranslation(['takePayment', 'payments']);
  const group = useId();
  return (
    <chakra.div role="radiogroup" aria-label={t('how')} css={styles}>
      {channels.map((channel) => {
        const Icon = icons[channel];
        const reason = reasonOf(channel);
        return (
          <label key={channel} data-off={reason === undefined ? undefined : ''}>
            <input
              type="radio"
              name={group}
              checked={channel === chosen}
              aria-disabled={reason !== undefined}
              aria-describedby={`${group}${channel}`}
              onChange={() => {
                if (reason === undefined) onChoose(channel);
              }}
            />
            <Icon {...iconMenu} />
            <span>
              <strong>{t(`channel.${channel}`, { ns: 'payments' })}</strong>
              {channel === 'link' && (
                <Badge colorPalette="good" ms="2">
                  {t('channel.recommended')}
                </Badge>
              )}
              <small id={`${group}${channel}`}>{reason ?? t(`channel.${channel}Text`)}</small>
            </span>
          </label>
        );
      })}
    </chakra.div>
  );
}

const styles = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: '2',
  '& label': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2.5',
    p: '3',
    borderWidth: '1px',
    borderColor: 'border.strong',
    rounded: 'l2',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '&:has(:checked)': {
      borderColor: 'accent',
      bg: 'accent.subtle',
      boxShadow: 'inset 0 0 0 1px {colors.accent}',
    },
    '&:has(:focus-visible)': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
    '&[data-off]': { borderColor: 'border', cursor: 'not-allowed', '& strong, & svg': { color: 'fg.muted' } },
  },
  '& input': { flexShrink: 0, boxSize: '4', mt: '0.5', accentColor: '{colors.accent}', outline: 'none' },
  '& svg': { flexShrink: 0, mt: '0.0625rem', color: 'fg.muted' },
  '& strong': { fontWeight: 'medium' },
  '& small': { display: 'block', fontSize: 'xs', color: 'fg.muted' },
} as const;
