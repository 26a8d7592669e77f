import { Badge } from '@chakra-ui/react/badge';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import { useTranslation } from 'react-i18next';
import type { AccountSession } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { iconMenu } from '#shared/ui/icon.ts';
import { orDash } from '#shared/i18n/noValue.ts';

interface SessionListProps {
  sessions: readonly AccountSession[];
  /** When the list was read, ms since 1970: "2 hours ago" is counted from there. */
  now: number;
  pending: boolean;
  onEnd: (session: AccountSession) => void;
}

/** One line for each sign-in; this one cannot be ended here, that is what Logout is for. */
export function SessionList({ sessions, now, pending, onEnd }: SessionListProps) {
  const { t } = useTranslation('account');
  const format = useFormat();
  return (
    <chakra.ul css={styles}>
      {sessions.map((session) => {
        const device = orDash(session.device).trim() || t('sessions.unknown');
        const Icon = getDeviceIcon(device);
        return (
          <li key={session.id}>
            <chakra.span color="fg.muted">
              <Icon {...iconMenu} />
            </chakra.span>
            <div>
              <chakra.div
                display="flex"
                flexWrap="wrap"
                columnGap="2"
                fontWeight="medium"
                overflowWrap="anywhere"
              >
                <span>{device}</span>
                {session.current && <Badge colorPalette="good">{t('sessions.current')}</Badge>}
              </chakra.div>
              <dl>
                <div>
                  <dt>{t('sessions.started')}</dt>
                  <dd>
                    <time dateTime={session.startedAt}>{format.dateTime(session.startedAt)}</time>
                  </dd>
                </div>
                <div>
                  <dt>{t('sessions.lastSeen')}</dt>
                  <dd>
                    <time dateTime={session.lastSeenAt} title={format.dateTime(session.lastSeenAt)}>
                      {format.relative(session.lastSeenAt, now)}
                    </time>
                  </dd>
                </div>
              </dl>
            </div>
            {!session.current && (
              <Button
                size="xs"
                variant="outline"
                aria-label={t('sessions.endNamed', { device })}
                aria-disabled={pending}
                onClick={() => onEnd(session)}
              >
                {t('sessions.end')}
              </Button>
            )}
          </li>
        );
      })}
    </chakra.ul>
  );
}

function getDeviceIcon(device: string) {
  if (/ipad|tablet/i.test(device)) return Tablet;
  return /iphone|android|phone/i.test(device) ? Smartphone : Monitor;
}

const styles = {
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '3',
    py: '2.5',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
  '& > li:first-of-type': { borderTopWidth: '0', pt: '0' },
  '& dl': { display: 'flex', flexWrap: 'wrap', columnGap: '4', fontSize: 'sm', color: 'fg.muted' },
  // Where both do not stand side by side, the value stands below its name.
  '& dl > div': { display: 'flex', flexWrap: 'wrap', columnGap: '1.5', minW: { md: '15rem' } },
  '& dd': { color: 'fg' },
} as const;
