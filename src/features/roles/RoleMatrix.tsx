import { Button } from '@chakra-ui/react/button';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { getRoleMatrixOptions } from '#api/generated/query/people.gen.ts';
import type { RoleMatrix as Matrix } from '#api/generated/types.gen.ts';
import { usePermissionLabel } from '#entities/permissions/usePermissionLabel.ts';
import { saveCsv } from '#resource/saveFile.ts';
import { csvText } from '#shared/lib/csv.ts';
import { iconText } from '#shared/ui/icon.ts';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { matrixRows } from './matrixRows.ts';

const FILE_NAME = 'roles-and-permissions.csv';

/** Which role grants what, to look at, to print and as a file. */
export function RoleMatrix() {
  const { t } = useTranslation('roles');
  const query = useQuery(getRoleMatrixOptions());
  return (
    <QueryState
      query={query}
      skeleton={<Skeleton h="24rem" role="status" aria-label={t('matrix.loading')} />}
    >
      {(matrix) => <MatrixTable matrix={matrix} />}
    </QueryState>
  );
}

function MatrixTable({ matrix }: { matrix: Matrix }) {
  const { t } = useTranslation('roles');
  const label = usePermissionLabel();
  const words = { permission: t('matrix.permission'), granted: t('matrix.granted') };
  return (
    <>
      <chakra.div display="flex" gap="2" justifyContent="flex-end" mb="3" css={{ '@media print': hidden }}>
        <Button size="sm" variant="outline" onClick={() => window.print()}>
          {t('matrix.print')}
        </Button>
        <Button
          size="sm"
          variant="outline"
          onClick={() => saveCsv(FILE_NAME, csvText(matrixRows(matrix, words)))}
        >
          {t('matrix.csv')}
        </Button>
      </chakra.div>
      {/* Scrolled by keyboard too. */}
      <chakra.div css={frame} role="region" aria-label={t('matrix.list')} tabIndex={0}>
        <chakra.table css={table} aria-label={t('matrix.list')}>
          <thead>
            <tr>
              <th scope="col">{t('matrix.permission')}</th>
              {matrix.roles.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {matrix.rows.map(({ nodeId, title, depth, roleIds }) => (
              <tr key={nodeId}>
                <th scope="row" style={{ paddingInlineStart: `${depth * 0.75}rem` }}>
                  {label(title)}
                </th>
                {matrix.roles.map(({ id }) => (
                  <td key={id}>
                    {roleIds.includes(id) && (
                      <>
                        <Check {...iconText} aria-hidden />
                        <chakra.span srOnly>{t('matrix.granted')}</chakra.span>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </chakra.div>
    </>
  );
}

const hidden = { display: 'none' } as const;

const frame = {
  overflow: 'auto',
  maxH: 'calc(100dvh - 14rem)',
  borderWidth: '1px',
  borderColor: 'border',
  bg: 'bg.panel',
  rounded: 'l3',
  // On paper all of it stands there.
  '@media print': { overflow: 'visible', maxH: 'none', borderWidth: '0' },
} as const;

const table = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: '0',
  fontSize: 'sm',
  '& th, & td': { borderBottomWidth: '1px', borderColor: 'border', px: '3', py: '1.5' },
  '& td': { textAlign: 'center', '& svg': { display: 'inline-block' } },
  '& th': { textAlign: 'start', fontWeight: 'medium', bg: 'bg.panel' },
  '& thead th': { position: 'sticky', top: '0', zIndex: '1', color: 'fg.muted', verticalAlign: 'bottom' },
  '& tbody th': { position: 'sticky', insetInlineStart: '0' },
  '& thead th:first-of-type': { insetInlineStart: '0', zIndex: '2' },
  '@media print': {
    fontSize: '2xs',
    '& th, & td': { position: 'static', px: '1', py: '0.5' },
    '& thead': { display: 'table-header-group' },
    '& tr': { breakInside: 'avoid' },
  },
} as const;
