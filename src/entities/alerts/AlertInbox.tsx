import './alertsTexts.ts';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import BellOff from 'lucide-react/icons/bell-off';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { permissions } from '#session/permissions.ts';
import { Pager } from '#shared/table/Pager.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { AlertBar } from './AlertBar.tsx';
import { AlertItem } from './AlertItem.tsx';
import { alertGroups, alertPageOptions, type AlertView } from './alertQueries.ts';
import { useAlertActions } from './useAlertActions.ts';

const begin: AlertView = { group: 'open', mine: true, page: 1, size: 15 };

/**
 * The alerts that rules raised: those that wait for somebody, those that were put off and those that are done with, mine or all.
 *
 * @param onLeave before a link leads to another page
 */
export function AlertInbox({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation('alerts');
  const [view, setView] = useState(begin);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const query = useQuery(alertPageOptions(view));
  const actions = useAlertActions(() => setChosen([]));
  const reason = usePermissionReason()(permissions.competitorManagerEdit);
  const choose = (id: string, on: boolean): void =>
    setChosen((now) => [...now.filter((one) => one !== id), ...(on ? [id] : [])]);
  const show = (next: Partial<AlertView>): void => {
    setChosen([]);
    setView({ ...view, page: 1, ...next });
  };
  return (
    <>
      <chakra.div css={choices}>
        <fieldset>
          <chakra.legend srOnly>{t('show')}</chakra.legend>
          {alertGroups.map((group) => (
            <label key={group}>
              <input
                type="radio"
                name="alert-group"
                checked={view.group === group}
                onChange={() => show({ group })}
              />
              {t(`group.${group}`)}
            </label>
          ))}
        </fieldset>
        <label>
          <input
            type="checkbox"
            checked={view.mine}
            onChange={({ currentTarget }) => show({ mine: currentTarget.checked })}
          />
          {t('mine')}
        </label>
      </chakra.div>
      <QueryState
        query={query}
        skeleton={<Skeleton h="16rem" role="status" aria-label={t('loading')} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            icon={BellOff}
            headingLevel="h3"
            title={t(`empty.${view.group}`)}
            text={view.mine ? t('empty.mine') : t('empty.all')}
          />
        }
      >
        {(page) => {
          const ids = page.items.filter(({ state }) => state !== 'closed').map(({ id }) => id);
          const known = chosen.filter((id) => ids.includes(id));
          return (
            <>
              {reason === undefined ? (
                <AlertBar
                  group={view.group}
                  all={ids}
                  chosen={known}
                  onChoose={setChosen}
                  actions={actions}
                />
              ) : (
                <chakra.p css={{ fontSize: 'sm', color: 'fg.muted' }}>{reason}</chakra.p>
              )}
              <ul>
                {page.items.map((alert) => (
                  <AlertItem
                    key={alert.id}
                    alert={alert}
                    isChosen={known.includes(alert.id)}
                    onChoose={reason === undefined ? (on) => choose(alert.id, on) : undefined}
                    onLeave={onLeave}
                  />
                ))}
              </ul>
              <Pager
                page={view.page}
                size={view.size}
                shown={page}
                onPage={(next) => show({ page: next })}
                onSize={(size) => show({ size })}
              />
            </>
          );
        }}
      </QueryState>
    </>
  );
}

const choices = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
  rowGap: '1',
  fontSize: 'sm',
  '& fieldset': { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1' },
  '& label': { display: 'flex', alignItems: 'center', gap: '2', minH: '8' },
  '& input': { boxSize: '4', accentColor: '{colors.accent}' },
} as const;
