import '#shared/i18n/listsTexts.ts';
import { Button } from '@chakra-ui/react/button';
import { Field } from '@chakra-ui/react/field';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#shared/ui/DialogFrame.tsx';
import { visibleRows } from './treeKeys.ts';
import { movedTo, placeOf, type TreeLimits, type TreePlace } from './treeMoves.ts';
import { listAncestors, type Tree } from './treeRules.ts';

interface MoveDialogProps {
  tree: Tree;
  /** The node that is moved. */
  id: string;
  limits: TreeLimits;
  pending: boolean;
  /** `onDone` closes the dialog once the node has moved. */
  onMove: (to: TreePlace, onDone: () => void) => void;
  /** It has left the page. */
  onClose: () => void;
}

/** "Move to…": the way to move a node that works for everybody. Places that the rule refuses are not offered. */
export function MoveDialog({ tree, id, limits, pending, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation(['lists', 'common']);
  const [open, setOpen] = useState(true);
  const close = (): void => setOpen(false);
  const now = placeOf(tree, id);
  const [parentId, setParentId] = useState(now.parentId);
  const [position, setPosition] = useState(now.position);
  const labels = new Map(tree.nodes.map((node) => [node.id, node.label]));
  const name = labels.get(id) ?? '';
  const isAllowed = (parent: string | null): boolean =>
    (movedTo(tree, id, { parentId: parent, position: 1 }, limits)?.problem ?? null) === null;
  const parents = visibleRows(
    (each) => tree.children.get(each) ?? [],
    () => true,
  ).filter((row) => row.id !== id && isAllowed(row.id));
  const siblings = (tree.children.get(parentId) ?? []).filter((node) => node.id !== id);
  const result = movedTo(tree, id, { parentId, position }, limits);
  const place = result?.problem === null ? result.place : null;
  return (
    <DialogFrame
      open={open}
      title={t('move.title', { name })}
      size="md"
      pending={pending}
      onClose={close}
      onExitComplete={onClose}
      footer={
        <>
          <Button variant="outline" disabled={pending} onClick={close}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button
            disabled={!place}
            aria-disabled={pending}
            onClick={() => {
              if (place && open && !pending) onMove(place, close);
            }}
          >
            {t('move.action')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Choice
          label={t('move.parent')}
          hint={t('move.hint')}
          value={parentId ?? ''}
          onChange={(value) => {
            const parent = value === '' ? null : value;
            setParentId(parent);
            setPosition(
              parent === now.parentId ? now.position : (tree.children.get(parent)?.length ?? 0) + 1,
            );
          }}
        >
          {isAllowed(null) && <option value="">{t('move.top')}</option>}
          {parents.map((row) => (
            <option key={row.id} value={row.id}>
              {[...listAncestors(tree, row.id).toReversed(), row.id]
                .map((each) => labels.get(each))
                .join(' › ')}
            </option>
          ))}
        </Choice>
        <Choice
          label={t('move.position')}
          value={String(Math.min(position, siblings.length + 1))}
          onChange={(value) => setPosition(Number(value))}
        >
          <option value="1">{t('move.first')}</option>
          {siblings.map(({ id: each, label }, at) => (
            <option key={each} value={at + 2}>
              {t('move.after', { name: label })}
            </option>
          ))}
        </Choice>
        <chakra.p role="status" fontSize="sm" color="fg.muted">
          {!place && t('move.same')}
        </chakra.p>
      </Stack>
    </DialogFrame>
  );
}

interface ChoiceProps {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, hint, value, onChange, children }: ChoiceProps) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {children}
        </NativeSelect.Field>
        <NativeSelect.Indicator aria-hidden />
      </NativeSelect.Root>
      {hint !== undefined && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
}
