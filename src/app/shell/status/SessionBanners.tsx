import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { session } from '#session/session.ts';
import { useSession } from '#session/useSession.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { gutter } from '#shared/ui/gutter.ts';
import { iconText } from '#shared/ui/icon.ts';

/** What happened to the session while it goes on: E27 no profile, E18 another person in another tab. */
export function SessionBanners() {
  const { t } = useTranslation('shell');
  const failed = useSession((state) => state.profile === 'failed');
  const name = useSession((state) => (state.notice === 'userChanged' ? state.user?.userName : undefined));
  const hasOtherPermissions = useSession((state) => state.menuUpdate !== null);
  return (
    <chakra.div role="status" css={{ ...gutter, '& > *': { mt: '3' } }}>
      {failed && (
        <Banner
          tone="caution"
          action={
            <Button size="xs" variant="outline" onClick={session.retryProfile}>
              {t('retry', { ns: 'common' })}
            </Button>
          }
        >
          {t('profile.failed')}
        </Banner>
      )}
      {hasOtherPermissions && (
        <Banner
          tone="info"
          action={
            <Button size="xs" variant="outline" onClick={session.updateMenu}>
              {t('permissions.update')}
            </Button>
          }
        >
          {t('permissions.changed')}
        </Banner>
      )}
      {name !== undefined && (
        <Banner
          tone="info"
          action={
            <Button
              size="xs"
              variant="ghost"
              px="0"
              aria-label={t('alert.close')}
              onClick={session.dismissNotice}
            >
              <X {...iconText} />
            </Button>
          }
        >
          {t('notice.userChanged', { name })}
        </Banner>
      )}
    </chakra.div>
  );
}
