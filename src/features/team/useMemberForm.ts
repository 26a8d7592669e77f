import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { updateMemberMutation } from '#api/generated/query/people.gen.ts';
import type { TeamMember } from '#api/generated/types.gen.ts';
import { useRecordForm } from '#resource/write/useRecordForm.ts';
import {
  differingKeys,
  findMemberField,
  MEMBER_FORM_VERSION,
  memberSchema,
  memberUpdate,
  memberValues,
  type MemberValues,
} from './memberForm.ts';
import { memberSaved, readMember } from './teamQueries.ts';
import { useRefusalText } from './useRefusalText.ts';

/** The form of a member; only what was changed is sent. */
export function useMemberForm(member: TeamMember) {
  const { t } = useTranslation('team');
  const refusalOf = useRefusalText();
  const { mutateAsync } = useMutation(updateMemberMutation());
  return useRecordForm({
    record: member,
    formId: `member ${member.id}`,
    schemaVersion: MEMBER_FORM_VERSION,
    schema: () => memberSchema,
    valuesOf: memberValues,
    texts: { t },
    fieldOf: findMemberField,
    fieldSentence: refusalOf,
    write: (on, values: MemberValues) =>
      mutateAsync({ path: { memberId: member.id }, body: memberUpdate(on, values) }),
    onSaved: memberSaved,
    readTheirs: () => readMember(member.id),
    changedKeys: (on, values) => differingKeys(memberValues(on), values),
    sentences: { saved: t('saved'), unchanged: t('unchanged') },
  });
}
