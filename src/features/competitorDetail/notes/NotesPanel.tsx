import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { detailQueries } from '#features/competitorDetail/detailQueries.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { permissions } from '#session/permissions.ts';
import { Pager } from '#shared/table/Pager.tsx';
import type { PageSize } from '#shared/table/paging.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { NoteForm } from './NoteForm.tsx';
import { NoteItem } from './NoteItem.tsx';

const FIRST_SIZE: PageSize = 10;

/** What colleagues should know about a product, and the form for what is to be added. */
export function NotesPanel({ productId }: { productId: string }) {
  const { t } = useTranslation('analysis');
  const reason = usePermissionReason()(permissions.competitorManagerEdit);
  const [page, setPage] = useState(1);
  return (
    <Panel title={t('detail.notes')}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '22rem minmax(0, 1fr)' }}
        gap="5"
        alignItems="start"
      >
        {reason === undefined ? (
          <NoteForm productId={productId} onAdded={() => setPage(1)} />
        ) : (
          <div>
            <chakra.p fontSize="sm" fontWeight="medium">
              {t('detail.notes.new')}
            </chakra.p>
            <Sentence>{reason}</Sentence>
          </div>
        )}
        <NoteList productId={productId} page={page} onPage={setPage} />
      </Grid>
    </Panel>
  );
}

const Sentence = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted' } });

interface NoteListProps {
  productId: string;
  page: number;
  onPage: (page: number) => void;
}

function NoteList({ productId, page, onPage }: NoteListProps) {
  const { t } = useTranslation('analysis');
  const [size, setSize] = useState<PageSize>(FIRST_SIZE);
  const query = useQuery({
    ...detailQueries.notes(productId, page, size),
    placeholderData: keepPreviousData,
  });
  const place = useRef<HTMLDivElement>(null);
  return (
    // The focus goes here when the button that had it is gone with its note.
    <chakra.div ref={place} tabIndex={-1} minW="0" outline="none" role="group" aria-label={t('detail.notes')}>
      <QueryState
        query={query}
        skeleton={<Skeleton h="8rem" role="status" aria-label={t('detail.loading')} />}
        isEmpty={({ total }) => total === 0}
        empty={<Sentence>{t('detail.notes.empty')}</Sentence>}
      >
        {(notes) => (
          <>
            <chakra.ul css={listStyles}>
              {notes.items.map((note) => (
                <NoteItem
                  key={note.id}
                  note={note}
                  productId={productId}
                  onDeleted={() => {
                    place.current?.focus();
                    if (notes.items.length === 1 && page > 1) onPage(page - 1);
                  }}
                />
              ))}
            </chakra.ul>
            {notes.total > FIRST_SIZE && (
              <Pager
                page={page}
                size={size}
                shown={notes}
                onPage={onPage}
                onSize={(next) => {
                  setSize(next);
                  onPage(1);
                }}
              />
            )}
          </>
        )}
      </QueryState>
    </chakra.div>
  );
}

const listStyles = {
  listStyle: 'none',
  '& > li + li': { borderTopWidth: '1px', borderColor: 'border', mt: '3', pt: '3' },
} as const;
