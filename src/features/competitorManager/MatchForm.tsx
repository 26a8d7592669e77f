import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useWatch } from 'react-hook-form';
import { updateMatchMutation } from '#api/generated/query/matches.gen.ts';
import type { Match } from '#api/generated/types.gen.ts';
import { formConflict } from '#resource/write/conflictFields.ts';
import { RecordForm } from '#resource/write/RecordForm.tsx';
import { useRecordForm } from '#resource/write/useRecordForm.ts';
import { VersionConflict } from '#resource/write/VersionConflict.tsx';
import { DecimalField } from '#shared/form/DecimalField.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { matchTypes } from '#entities/matches/matchChoices.ts';
import {
  differingKeys,
  MATCH_FORM_VERSION,
  matchSchema,
  matchUpdate,
  matchValues,
  type MatchKey,
  type MatchValues,
} from './matchForm.ts';
import { matchesChanged } from '#entities/matches/matchesChanged.ts';
import { readMatch } from './matchQueries.ts';
import { pricePerPiece } from './packText.ts';
import { useMatchTexts } from '#entities/matches/useMatchTexts.ts';

/** Type and pack factor of a match; two people who change one match are asked. */
export function MatchForm({ match, reason }: { match: Match; reason: string | undefined }) {
  const { t } = useTranslation(['competitorManager', 'lists']);
  const words = useMatchTexts();
  const format = useFormat();
  const { mutateAsync } = useMutation(updateMatchMutation());
  const state = useRecordForm({
    record: match,
    formId: `match ${match.id}`,
    schemaVersion: MATCH_FORM_VERSION,
    schema: () => matchSchema,
    valuesOf: matchValues,
    texts: { t },
    write: (on: Match, values: MatchValues) =>
      mutateAsync({ path: { matchId: match.id }, body: matchUpdate(on, values) }),
    onSaved: () => void matchesChanged(),
    onRefused: matchesChanged,
    readTheirs: () => readMatch(match.id),
    changedKeys: (on, values) => differingKeys(matchValues(on), values),
    sentences: { saved: t('done.saved'), unchanged: t('unchanged') },
  });
  const { form } = state;
  const factor = useWatch({ control: form.control, name: 'packFactor' });
  const piece = pricePerPiece(match.reading?.breaks[0]?.unitPrice, factor);
  const label = (key: MatchKey): string => words.labels[key];
  const text = (key: MatchKey, values: MatchValues): string =>
    key === 'matchType' ? words.matchType(values.matchType) : values.packFactor || words.packUnknown;
  return (
    <RecordForm
      state={state}
      reason={reason}
      dialogs={
        <VersionConflict
          form={state}
          by={({ updatedBy }) => updatedBy?.name ?? null}
          fieldOf={formConflict({
            valuesOf: matchValues,
            changedKeys: (saved: Match, values: MatchValues) => differingKeys(matchValues(saved), values),
            label,
            text,
          })}
        />
      }
    >
      <SelectField
        label={words.labels.matchType}
        field={form.register('matchType', { disabled: reason !== undefined })}
        options={matchTypes.map((type) => ({ value: type, label: words.matchType(type) }))}
      />
      <DecimalField
        label={words.labels.packFactor}
        hint={
          piece === null || match.reading === null
            ? t('pack.hint')
            : t('pack.help', { factor, price: format.money(piece, match.reading.currency) })
        }
        field={form.register('packFactor')}
        error={form.errorOf('packFactor')}
        readOnly={reason !== undefined}
      />
    </RecordForm>
  );
}
