import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { BulkParams, MatchType, RejectReason } from '#api/generated/types.gen.ts';
import { matches } from '#entities/matches/matches.ts';
import { matchTypes, rejectReasons } from '#entities/matches/matchChoices.ts';
import { useMatchTexts } from '#entities/matches/useMatchTexts.ts';
import { BulkDialog } from '#resource/bulk/BulkDialog.tsx';
import { DecimalField } from '#shared/form/DecimalField.tsx';
import { FormModal } from '#shared/form/FormModal.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { isPackText } from './packText.ts';

/** What is asked before it is done. */
type AskedAction = 'setMatchType' | 'setPackFactor' | 'reject';

export type MatchBulkAction = AskedAction | 'reRead';

export interface MatchBulkProps {
  action: MatchBulkAction;
  /** Of the chosen matches. */
  ids: string[];
  onClose: () => void;
  onDone: () => void;
}

/** A bulk action on matches from its button on: what is to be set, then the preview and the rest of it. */
export function MatchBulk({ action, ids, onClose, onDone }: MatchBulkProps) {
  const { t } = useTranslation('competitorManager');
  const [answer, setAnswer] = useState<BulkParams | null>(null);
  // There is nothing to be asked about reading a page.
  if (action !== 'reRead' && answer === null)
    return <BulkQuestion action={action} onClose={onClose} onAnswer={setAnswer} />;
  return (
    <BulkDialog
      records={matches}
      title={t(`bulk.${action}`)}
      request={{ resource: 'matches', action, params: answer ?? {}, selection: { ids } }}
      danger={action === 'reject'}
      onClose={onClose}
      onDone={onDone}
    />
  );
}

interface Values {
  matchType: MatchType;
  packFactor: string;
  reason: RejectReason;
}

/** A single match may lose its factor; several are given one. */
const schema: z.ZodMiniType<Values, Values> = z.object({
  matchType: z.enum(matchTypes),
  packFactor: z.string().check(z.refine((text) => text !== '' && isPackText(text), 'pack.wrong')),
  reason: z.enum(rejectReasons),
});

interface BulkQuestionProps {
  action: AskedAction;
  onAnswer: (params: BulkParams) => void;
  onClose: () => void;
}

/** What is to be set. Nothing is changed by it: the preview comes next. */
function BulkQuestion({ action, onAnswer, onClose }: BulkQuestionProps) {
  const { t } = useTranslation('competitorManager');
  const words = useMatchTexts();
  const form = useZodForm<Values>(schema, {
    defaultValues: { matchType: 'exact', packFactor: '1', reason: 'wrongProduct' },
    texts: { t },
  });
  const answers = {
    setMatchType: ({ matchType }: Values) => ({ matchType }),
    setPackFactor: ({ packFactor }: Values) => ({ packFactor: Number(packFactor) }),
    reject: ({ reason }: Values) => ({ reason }),
  };
  return (
    <FormModal
      open
      title={t(`bulk.${action}`)}
      submitLabel={t('bulk.preview')}
      pendingLabel={t('bulk.preview')}
      pending={false}
      submitError={null}
      onSubmit={(event) => void form.handleSubmit((values) => onAnswer(answers[action](values)))(event)}
      onClose={onClose}
    >
      {action === 'setMatchType' && (
        <SelectField
          label={words.labels.matchType}
          field={form.register('matchType')}
          error={form.errorOf('matchType')}
          options={matchTypes.map((value) => ({ value, label: words.matchType(value) }))}
        />
      )}
      {action === 'setPackFactor' && (
        <DecimalField
          label={words.labels.packFactor}
          hint={t('pack.each')}
          field={form.register('packFactor')}
          error={form.errorOf('packFactor')}
        />
      )}
      {action === 'reject' && (
        <SelectField
          label={words.labels.rejectReason}
          hint={t('bulk.rejectText')}
          field={form.register('reason')}
          error={form.errorOf('reason')}
          options={rejectReasons.map((value) => ({ value, label: words.rejectReason(value) }))}
        />
      )}
    </FormModal>
  );
}
