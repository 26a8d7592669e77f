import { Button } from '@chakra-ui/react/button';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { compareRolesOptions } from '#api/generated/query/people.gen.ts';
import type { PermissionNode, Role, RoleComparison } from '#api/generated/types.gen.ts';
import { ResourceDialog } from '#resource/ResourceDialog.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { LabelledSelect } from './LabelledSelect.tsx';
import { useNodeTree } from './useNodeTree.ts';

interface CompareDialogProps {
  roles: readonly Role[];
  nodes: readonly PermissionNode[];
  onClose: () => void;
}

/** What one of two roles grants and the other does not, side by side. */
export function CompareDialog({ roles, nodes, onClose }: CompareDialogProps) {
  const { t } = useTranslation(['roles', 'common']);
  const [a, setA] = useState(roles[0]?.id ?? '');
  const [b, setB] = useState(roles[1]?.id ?? a);
  const { nameOf } = useNodeTree(nodes);
  const query = useQuery(compareRolesOptions({ query: { a, b } }));
  const options = roles.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <ResourceDialog
      title={t('compare')}
      onClose={onClose}
      footer={(close) => (
        <Button variant="outline" onClick={close}>
          {t('close', { ns: 'common' })}
        </Button>
      )}
    >
      <chakra.div display="flex" gap="4" mb="4">
        <LabelledSelect label={t('compare.first')} value={a} options={options} onChoose={setA} />
        <LabelledSelect label={t('compare.second')} value={b} options={options} onChoose={setB} />
      </chakra.div>
      <QueryState query={query} skeleton={<Skeleton h="10rem" role="status" aria-label={t('loading')} />}>
        {(comparison) => <Comparison {...comparison} nameOf={nameOf} />}
      </QueryState>
    </ResourceDialog>
  );
}

interface ComparisonProps extends RoleComparison {
  nameOf: (id: string) => string;
}

function Comparison({ a, b, onlyInA, onlyInB, inBoth, nameOf }: ComparisonProps) {
  const { t } = useTranslation('roles');
  const sides = [
    { role: a, ids: onlyInA },
    { role: b, ids: onlyInB },
  ];
  return (
    <>
      <chakra.p role="status" color="fg.muted" mb="3">
        {onlyInA.length + onlyInB.length === 0
          ? t('compare.same')
          : t('compare.both', { count: inBoth.length })}
      </chakra.p>
      <chakra.div css={columns}>
        {sides.map(({ role, ids }, index) => (
          <section key={index === 0 ? 'a' : 'b'} aria-label={t('compare.only', { name: role.name })}>
            <h3>{t('compare.only', { name: role.name })}</h3>
            {ids.length === 0 ? (
              <p>{t('compare.nothing')}</p>
            ) : (
              <ul>
                {ids.map((id) => (
                  <li key={id}>{nameOf(id)}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </chakra.div>
    </>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '4',
  fontSize: 'sm',
  '& h3': { fontWeight: 'semibold', mb: '1', overflowWrap: 'anywhere' },
  '& li': { py: '1', borderTopWidth: '1px', borderColor: 'border' },
  '& p': { color: 'fg.muted' },
} as const;
