import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#api/cache.ts';
import { deleteProductNoteMutation } from '#api/generated/query/catalogue.gen.ts';
import type { ProductNote } from '#api/generated/types.gen.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import { permissions } from '#session/permissions.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { iconText } from '#shared/ui/icon.ts';

interface NoteItemProps {
  note: ProductNote;
  productId: string;
  onDeleted: () => void;
}

/** A note: who wrote it and when, its lines as they were typed, and deleting it. */
export function NoteItem({ note, productId, onDeleted }: NoteItemProps) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const needs = usePermissionReason();
  const { act } = useConfirmedAction();
  const { mutateAsync } = useMutation(deleteProductNoteMutation());
  const author = { name: note.createdBy.name, time: format.dateTime(note.createdAt) };
  const writes = needs(permissions.competitorManagerEdit) === undefined;
  const remove = (): void =>
    act({
      question: {
        title: t('detail.notes.deleteTitle'),
        text: t('detail.notes.deleteText', author),
        action: t('detail.notes.delete'),
        danger: true,
      },
      send: () => mutateAsync({ path: { productId, noteId: note.id } }),
      onDone: onDeleted,
      done: t('detail.notes.deleted'),
      failed: t('detail.notes.notDeleted'),
      // After a refusal too: somebody else may have deleted it.
      refresh: () => invalidate('listProductNotes', 'listActivity'),
    });
  return (
    <li>
      <Flex align="center" gap="2" fontSize="sm">
        <Flex flex="1" minW="0" wrap="wrap" columnGap="2">
          <chakra.strong fontWeight="medium" overflowWrap="anywhere">
            {author.name}
          </chakra.strong>
          <chakra.time dateTime={note.createdAt} color="fg.muted">
            {author.time}
          </chakra.time>
        </Flex>
        {writes && (
          <DisabledReasonButton
            size="xs"
            variant="ghost"
            aria-label={t('detail.notes.deleteOf', author)}
            reason={note.mayDelete ? undefined : needs(permissions.skuManagerEdit)}
            onClick={remove}
          >
            <Trash2 {...iconText} />
          </DisabledReasonButton>
        )}
      </Flex>
      <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere" maxW="48rem">
        {note.text}
      </chakra.p>
    </li>
  );
}
