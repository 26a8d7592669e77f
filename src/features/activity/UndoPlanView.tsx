import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { EntityType, UndoBlock, UndoOutcome, UndoPlan } from '#api/generated/types.gen.ts';
import { Figures } from '#resource/Figures.tsx';
import { plainTable, tableFrame } from '#resource/plainTable.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { useActivityWords } from './useActivityWords.ts';

const frame = { ...tableFrame, maxH: '16rem', overflowY: 'auto' } as const;

/** What undoing changes, and what stays as it is, with the reason and whoever changed it since. */
export function UndoPlanView({ plan }: { plan: UndoPlan }) {
  const { t } = useTranslation('activity');
  return (
    <Stack gap="4">
      <Figures
        figures={[
          { label: t('undo.undoable'), value: plan.undoableCount, tone: 'good' },
          { label: t('undo.blocked'), value: plan.blockedCount, tone: 'caution' },
        ]}
      />
      {plan.undoableCount === 0 ? <Banner tone="info">{t('undo.nothing')}</Banner> : <Samples plan={plan} />}
      {plan.blockedCount > 0 && <Blocked plan={plan} />}
    </Stack>
  );
}

/** What becomes of a record as a whole; a member who can still be removed has not accepted the invitation. */
function wholeText(outcome: UndoOutcome, type: EntityType) {
  if (outcome === 'removed') return type === 'member' ? 'undo.revoked' : 'undo.removed';
  return outcome === 'restored' ? 'undo.restored' : 'undo.whole';
}

function Samples({ plan: { samples, undoableCount } }: { plan: UndoPlan }) {
  const { t, ofKind } = useActivityWords();
  return (
    <chakra.section>
      <chakra.h3 fontWeight="semibold" mb="1.5">
        {t('undo.samples')}
      </chakra.h3>
      <chakra.div css={frame} tabIndex={0} role="region" aria-label={t('undo.samples')}>
        <chakra.table css={plainTable}>
          <thead>
            <tr>
              <th scope="col">{t('column.object')}</th>
              <th scope="col">{t('change.field')}</th>
              <th scope="col">{t('undo.now')}</th>
              <th scope="col">{t('undo.then')}</th>
            </tr>
          </thead>
          <tbody>
            {samples.flatMap(({ entryId, entityType, label, outcome, changes }) =>
              outcome !== 'changed' || changes.length === 0
                ? [
                    <tr key={entryId}>
                      <td data-kind="key">{label}</td>
                      <td colSpan={3}>{t(wholeText(outcome, entityType))}</td>
                    </tr>,
                  ]
                : changes.map(({ field, before, after }, index) => (
                    <tr key={`${entryId} ${index}`}>
                      <td data-kind="key">{index === 0 ? label : ''}</td>
                      <td>{ofKind(entityType).field(field)}</td>
                      <chakra.td color="fg.muted">{ofKind(entityType).value(field, before)}</chakra.td>
                      <chakra.td fontWeight="medium">{ofKind(entityType).value(field, after)}</chakra.td>
                    </tr>
                  )),
            )}
          </tbody>
        </chakra.table>
      </chakra.div>
      <Shown count={undoableCount} shown={samples.length} />
    </chakra.section>
  );
}

function Blocked({ plan: { blocked, blockedCount } }: { plan: UndoPlan }) {
  const { t } = useTranslation('activity');
  const format = useFormat();
  const sentence = ({ reason, by, at }: UndoBlock): string =>
    by && at && reason !== 'notAllowed' && reason !== 'notUndoable'
      ? t(`undo.reasonBy.${reason}`, { name: by.name, time: format.dateTime(at) })
      : t(`undo.reason.${reason}`);
  return (
    <chakra.section>
      <chakra.h3 fontWeight="semibold" mb="1.5">
        {t('undo.blockedTitle')}
      </chakra.h3>
      <chakra.div css={frame} tabIndex={0} role="region" aria-label={t('undo.blockedTitle')}>
        <chakra.table css={plainTable}>
          <thead>
            <tr>
              <th scope="col">{t('column.object')}</th>
              <th scope="col">{t('undo.why')}</th>
            </tr>
          </thead>
          <tbody>
            {blocked.map((block) => (
              <tr key={block.entryId}>
                <td data-kind="key">{block.label}</td>
                <td>{sentence(block)}</td>
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </chakra.div>
      <Shown count={blockedCount} shown={blocked.length} />
    </chakra.section>
  );
}

/** Says that there are more than are shown. */
function Shown({ count, shown }: { count: number; shown: number }) {
  const { t } = useTranslation('work');
  const format = useFormat();
  if (shown >= count) return null;
  return (
    <chakra.p mt="1" fontSize="xs" color="fg.muted">
      {t('bulk.samplesOf', { count, shown: format.number(shown), total: format.number(count) })}
    </chakra.p>
  );
}
