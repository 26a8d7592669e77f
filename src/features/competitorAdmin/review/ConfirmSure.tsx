import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matches } from '#entities/matches/matches.ts';
import { queryText } from '#resource/list/filterKinds.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { bands, toQueryParams, type ReviewFilters } from './reviewFilters.ts';

const BulkDialog = lazyPart(
  'confirm-sure',
  async () => (await import('#resource/bulk/BulkDialog.tsx')).BulkDialog,
);

interface ConfirmSureProps {
  filters: ReviewFilters;
  /** Why nobody may decide here. */
  reason: string | undefined;
  onDone: () => void;
}

/** Confirms the surest of the suggestions on screen at once, after a preview; the others are looked at one by one. */
export function ConfirmSure({ filters, reason, onDone }: ConfirmSureProps) {
  const { t } = useTranslation('matchReview');
  const [isOpen, setOpen] = useState(false);
  const asked = { ...toQueryParams({ ...filters, confidence: '' }), status: 'suggested' };
  const query = queryText({ ...asked, confidenceMin: bands.sure[0] }, '-confidence');
  return (
    <>
      <DisabledReasonButton size="sm" variant="outline" reason={reason} onClick={() => setOpen(true)}>
        {t('confirmSure')}
      </DisabledReasonButton>
      <Suspense>
        {isOpen && (
          <BulkDialog
            records={matches}
            title={t('confirmSure')}
            request={{ resource: 'matches', action: 'confirm', params: {}, selection: { query } }}
            onClose={() => setOpen(false)}
            onDone={onDone}
          />
        )}
      </Suspense>
    </>
  );
}
