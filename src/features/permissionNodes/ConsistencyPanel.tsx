import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NodeCheck } from '#api/generated/types.gen.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { checkOptions } from './nodeQueries.ts';

interface ConsistencyPanelProps {
  /** Why nothing can be created; undefined: it can. */
  reason: string | undefined;
  onCreate: (missing: readonly string[]) => void;
  onOpen: (id: string) => void;
}

/** Where this version of the app and the tree do not agree, and the way to make them. */
export function ConsistencyPanel({ reason, onCreate, onOpen }: ConsistencyPanelProps) {
  const { t } = useTranslation('permissionNodes');
  const query = useQuery(checkOptions());
  const missing = query.data?.missing ?? [];
  return (
    <Panel
      id="check"
      title={t('check.title')}
      actions={
        missing.length > 0 && (
          <DisabledReasonButton size="sm" reason={reason} onClick={() => onCreate(missing)}>
            {t('check.create')}
          </DisabledReasonButton>
        )
      }
    >
      <QueryState
        query={query}
        skeleton={<Skeleton h="2.5rem" role="status" aria-label={t('check.loading')} />}
      >
        {(check) => <Findings check={check} onOpen={onOpen} />}
      </QueryState>
    </Panel>
  );
}

function Findings({ check, onOpen }: { check: NodeCheck; onOpen: (id: string) => void }) {
  const { t } = useTranslation('permissionNodes');
  const { missing, unused, duplicates, nearDuplicates } = check;
  const open = ({ id, title }: { id: string; title: string }, text: string = title) => (
    <button key={`${id} ${text}`} type="button" onClick={() => onOpen(id)}>
      {text}
    </button>
  );
  if ([missing, unused, duplicates, nearDuplicates].every((found) => found.length === 0)) {
    return <Banner tone="good">{t('check.agrees')}</Banner>;
  }
  return (
    <Stack gap="3" css={styles}>
      <Finding title={t('check.missing', { number: missing.length })} items={missing} />
      <Finding
        title={t('check.near')}
        items={nearDuplicates.map((pair) => open(pair, t(`pair.${pair.reason}`, pair)))}
      />
      <Finding title={t('check.duplicates')} items={duplicates.map((node) => open(node))} />
      <Finding
        title={t('check.unused', { number: unused.length })}
        items={unused.map((node) => open(node))}
      />
    </Stack>
  );
}

function Finding({ title, items }: { title: string; items: readonly ReactNode[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <chakra.h3 fontSize="sm" fontWeight="medium">
        {title}
      </chakra.h3>
      <ul>
        {items.map((item, at) => (
          <li key={at}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

const styles = {
  fontSize: 'sm',
  overflowWrap: 'anywhere',
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '1.5', mt: '1' },
  '& li': { px: '1.5', py: '0.5', rounded: 'l1', bg: 'bg.subtle' },
  '& li > button': {
    minH: '6',
    textAlign: 'start',
    color: 'accent',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
  },
} as const;
