import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import HistoryIcon from 'lucide-react/icons/history';
import MoveRight from 'lucide-react/icons/move-right';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listActivityOptions } from '#api/generated/query/activity.gen.ts';
import type { ActivityEntry, EntityType, FieldChange } from '#api/generated/types.gen.ts';
import { refusedPermission } from '#api/refusedPermission.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Pager } from '#shared/table/Pager.tsx';
import type { PageSize } from '#shared/table/paging.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { iconText } from '#shared/ui/icon.ts';
import { NoAccessPanel } from '#shared/ui/NoAccessPanel.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { useRecordTexts } from './useRecordTexts.ts';

/** A change as a person reads it. */
export interface ChangeTexts {
  label: string;
  before: string;
  after: string;
}

interface RecordHistoryProps {
  type: EntityType;
  id: string;
  /** When the record was created, where that is known. */
  createdAt?: string;
  /** Words for a change, where those of the kind do not do. */
  textsOf?: (change: FieldChange) => ChangeTexts;
}

/** Who changed what of a record, the latest first; written by the server. */
export function RecordHistory({ type, id, createdAt, textsOf }: RecordHistoryProps) {
  const { t } = useTranslation('records');
  const format = useFormat();
  const texts = useRecordTexts()(type);
  const [{ page, size }, setPaging] = useState<{ page: number; size: PageSize }>({ page: 1, size: 15 });
  const query = useQuery({
    ...listActivityOptions({ query: { entityType: type, entityId: id, page, pageSize: size } }),
    placeholderData: keepPreviousData,
  });
  const toTexts =
    textsOf ??
    (({ field, before, after }) => ({
      label: texts.field(field),
      before: texts.value(field, before),
      after: texts.value(field, after),
    }));
  const refused = query.data ? null : refusedPermission(query.error);
  if (refused) return <NoAccessPanel title={refused.permission} headingLevel="h3" />;
  return (
    <QueryState
      query={query}
      skeleton={
        <Stack role="status" aria-label={t('history.loading')} gap="3">
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} h="16" />
          ))}
        </Stack>
      }
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState
          icon={HistoryIcon}
          headingLevel="h3"
          title={t('history.none')}
          text={
            createdAt === undefined
              ? t('history.noneNow')
              : t('history.noneText', { date: format.date(createdAt) })
          }
        />
      }
    >
      {(data) => (
        <Stack gap="4" aria-busy={query.isFetching}>
          <chakra.ol css={styles}>
            {data.items.map((entry) => (
              <Entry key={entry.id} entry={entry} toTexts={toTexts} />
            ))}
          </chakra.ol>
          {data.total > 10 && (
            <Pager
              page={page}
              size={size}
              shown={data}
              onPage={(next) => setPaging({ page: next, size })}
              onSize={(next) => setPaging({ page: 1, size: next })}
            />
          )}
        </Stack>
      )}
    </QueryState>
  );
}

const actions = [
  'create',
  'update',
  'delete',
  'restore',
  'import',
  'export',
  'publish',
  'undo',
  'sync',
] as const;

interface EntryProps {
  entry: ActivityEntry;
  toTexts: (change: FieldChange) => ChangeTexts;
}

function Entry({ entry: { at, actor, action, entityType, changes }, toTexts }: EntryProps) {
  const { t } = useTranslation('records');
  const format = useFormat();
  const known = actions.find((one) => one === action) ?? 'update';
  // A product is never deleted.
  const done = known === 'delete' && entityType === 'product' ? 'archive' : known;
  return (
    <li>
      <p>
        <strong>{actor.name}</strong> <span>{t(`history.${done}`)}</span>
        <time dateTime={at} title={format.fullDate(at)}>
          {format.dateTime(at)}
        </time>
      </p>
      {changes.length > 0 && (
        <dl>
          {changes.map((change, place) => {
            const { label, before, after } = toTexts(change);
            return (
              // A role has a change of the same field for each permission.
              <div key={place}>
                <dt>{label}</dt>
                <dd>
                  <del>{before}</del>
                  <MoveRight {...iconText} />
                  <ins>{after}</ins>
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </li>
  );
}

const styles = {
  listStyle: 'none',
  fontSize: 'sm',
  '& > li': { py: '3', borderBottomWidth: '1px', borderColor: 'border' },
  '& > li:first-of-type': { pt: '0' },
  '& p': { display: 'flex', flexWrap: 'wrap', columnGap: '1.5' },
  '& strong': { fontWeight: 'semibold' },
  '& time': { ms: 'auto', color: 'fg.muted', fontSize: 'xs' },
  '& dl': { mt: '2', display: 'grid', gap: '2' },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '9rem 1fr' },
    columnGap: '3',
  },
  '& dt': { color: 'fg.muted' },
  '& dd': { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '2', whiteSpace: 'pre-line' },
  '& dd > *': { maxW: '100%', overflowWrap: 'anywhere' },
  '& dd svg': { flexShrink: 0, color: 'fg.muted', mt: '0.5' },
  '& del': { color: 'fg.muted' },
  '& ins': { textDecoration: 'none', fontWeight: 'medium' },
} as const;
