import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { updateCompetitorMutation } from '#api/generated/query/competitors.gen.ts';
import type { Competitor } from '#api/generated/types.gen.ts';
import { useRecordForm } from '#resource/write/useRecordForm.ts';
import {
  COMPETITOR_FORM_VERSION,
  competitorSchema,
  competitorUpdate,
  competitorValues,
  differingKeys,
  findCompetitorField,
  type CompetitorValues,
} from './competitorForm.ts';
import { competitorSaved, readCompetitor } from './competitorQueries.ts';

/** The form of a competitor; only what was changed is sent. */
export function useCompetitorForm(competitor: Competitor) {
  const { t } = useTranslation(['competitorAdmin', 'lists']);
  const { mutateAsync } = useMutation(updateCompetitorMutation());
  return useRecordForm({
    record: competitor,
    formId: `competitor ${competitor.id}`,
    schemaVersion: COMPETITOR_FORM_VERSION,
    schema: () => competitorSchema,
    valuesOf: competitorValues,
    texts: { t },
    fieldOf: findCompetitorField,
    fieldSentence: ({ code }) => (code === 'taken' ? t('domain.taken') : undefined),
    write: (on, values: CompetitorValues) =>
      mutateAsync({ path: { competitorId: competitor.id }, body: competitorUpdate(on, values) }),
    onSaved: competitorSaved,
    readTheirs: () => readCompetitor(competitor.id),
    changedKeys: (on, values) => differingKeys(competitorValues(on), values),
    sentences: { saved: t('saved'), unchanged: t('unchanged') },
  });
}
