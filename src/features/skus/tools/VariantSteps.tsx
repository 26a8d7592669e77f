import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { Product, Sku } from '#api/generated/types.gen.ts';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { DraftBanner } from '#shared/form/DraftBanner.tsx';
import { confirm } from '#shared/ui/confirm.ts';
import { notify } from '#shared/ui/notify.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { ErrorLine } from './ErrorLine.tsx';
import { StepFooter } from './StepFooter.tsx';
import { ToolDialog } from './ToolDialog.tsx';
import { useVariantChoice } from './useVariantChoice.ts';
import { useVariantPlan } from './useVariantPlan.ts';
import {
  choiceProblem,
  LIMITS,
  offeredWords,
  toVariants,
  planProblems,
  variantCount,
  type RowProblem,
  type PlanRow,
  type RowFault,
} from './variantRules.ts';
import { WordList } from './WordList.tsx';
import { PlanTable } from './PlanTable.tsx';

interface WordStepProps {
  words: ReturnType<typeof useVariantChoice>;
  error: unknown;
}

const halves = {
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;

interface VariantStepsProps {
  product: Product;
  skus: readonly Sku[];
  onClose: () => void;
}

/** Choose, then look at what would be made, then make it. */
export function VariantSteps({ product, skus, onClose }: VariantStepsProps) {
  const { t } = useTranslation('skuTools');
  const can = useCan();
  const words = useVariantChoice(product.id, {
    colors: offeredWords(skus.map(({ colorName }) => colorName)),
    sizes: offeredWords(skus.map(({ labelSize }) => labelSize)),
  });
  const plan = useVariantPlan(product.id);
  const rows = plan.plan?.rows;

  const close = async (): Promise<void> => {
    const texts = {
      title: t('variants.leave'),
      text: t('variants.leaveText'),
      action: t('variants.leaveAction'),
    };
    if (words.dirty && !(await confirm({ ...texts, danger: true }))) return;
    words.draft.discard();
    onClose();
  };
  const make = async (): Promise<void> => {
    const made = await plan.make();
    if (!made) return;
    words.draft.discard();
    notify({ type: 'success', title: t('variants.made', { count: made.length, name: product.name }) });
    onClose();
  };

  const problem = choiceProblem(words.choice);
  const faults = plan.plan ? planProblems(plan.plan.rows, plan.plan.planned) : new Map<number, RowProblem>();
  const order = toVariants(rows ?? []).length;
  const reason = rows
    ? (!can(permissions.skuManagerEdit) && t('variants.noEdit', { title: permissions.skuManagerEdit })) ||
      (order === 0 && t('variants.noneChosen')) ||
      (order > LIMITS.variants && t('variants.tooMany', { count: LIMITS.variants })) ||
      (faults.size > 0 && t('variants.faults', { count: faults.size })) ||
      null
    : problem && t(`variants.problem.${problem}`);

  return (
    <ToolDialog
      title={t('variants.titleOf', { name: product.name })}
      pending={plan.pending}
      onClose={() => void close()}
      footer={
        <StepFooter
          reason={reason}
          pending={plan.pending}
          pendingLabel={rows ? t('variants.making') : t('variants.planning')}
          action={
            rows
              ? t('variants.make', { count: order })
              : t('variants.plan', { count: variantCount(words.choice) })
          }
          onAction={() => void (rows ? make() : plan.show(words.choice))}
          onBack={rows ? plan.back : undefined}
          onCancel={() => void close()}
        />
      }
    >
      {plan.plan ? <PlanStep plan={plan} faults={faults} /> : <WordStep words={words} error={plan.error} />}
    </ToolDialog>
  );
}

/** Colours and sizes side by side. */
function WordStep({ words, error }: WordStepProps) {
  const { t } = useTranslation('skuTools');
  return (
    <>
      <DraftBanner {...words.draft} />
      <ErrorLine error={error} />
      <chakra.p color="fg.muted" mb="3">
        {t('variants.chooseText')}
      </chakra.p>
      <chakra.div css={halves}>
        <WordList title={t('variants.colors')} addLabel={t('variants.addColors')} {...words.colors} />
        <WordList title={t('variants.sizes')} addLabel={t('variants.addSizes')} {...words.sizes} />
      </chakra.div>
    </>
  );
}

interface PlanStepProps {
  plan: ReturnType<typeof useVariantPlan>;
  /** What is wrong as far as the panel knows, by place. */
  faults: ReadonlyMap<number, RowProblem>;
}

/** Preview of the variants with their counts; nothing is saved yet. */
function PlanStep({ plan, faults }: PlanStepProps) {
  const { t } = useTranslation('skuTools');
  const format = useFormat();
  const rows = plan.plan?.rows ?? [];
  const count = (state: PlanRow['state']) => rows.filter((row) => row.state === state).length;
  const refusals = new Map<number, RowFault>(plan.refused);
  for (const [at, problem] of faults) {
    refusals.set(at, {
      box: problem.startsWith('part') ? 'partId' : 'sku',
      text: t(`variants.fault.${problem}`),
    });
  }
  const counts = (['new', 'exists', 'skuTaken'] as const).map((state) => ({ state, total: count(state) }));
  return (
    <>
      <ErrorLine
        error={plan.error}
        text={plan.refused.size > 0 ? t('variants.refused', { count: plan.refused.size }) : null}
      />
      <chakra.p role="status" color="fg.muted" mb="3">
        {counts
          .filter(({ total }) => total > 0)
          .map(({ state, total }) =>
            t(`variants.count.${state}`, { count: total, total: format.number(total) }),
          )
          .join(' · ')}
      </chakra.p>
      <PlanTable rows={rows} faults={refusals} onRow={plan.onRow} onAll={plan.onAll} />
    </>
  );
}
