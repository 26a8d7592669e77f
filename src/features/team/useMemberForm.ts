import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { updateMemberMutation } from '#api/generated/query/people.gen.ts';
import type { TeamMember } from '#api/generated/types.gen.ts';
import { useVersionedForm } from '#resource/write/useVersionedForm.ts';
import type { Conflict } from '#resource/write/useVersionedSave.ts';
import { notify } from '#shared/ui/notify.ts';
import {
  differingKeys,
  findMemberField,
  MEMBER_FORM_VERSION,
  memberSchema,
  memberUpdate,
  memberValues,
  mergedValues,
  type MemberKey,
  type MemberValues,
} from './memberForm.ts';
import { memberSaved, readMember } from './teamQueries.ts';
import { useRefusalText } from './useRefusalText.ts';

/** The form of a member; only what was changed is sent. */
export function useMemberForm(member: TeamMember) {
  const { t } = useTranslation('team');
  const refusalOf = useRefusalText();
  const { mutateAsync } = useMutation(updateMemberMutation());
  const { save, resetTo, ...rest } = useVersionedForm({
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
    onSaved: (saved) => {
      memberSaved(saved);
      notify({ type: 'success', title: t('saved') });
    },
    readTheirs: () => readMember(member.id),
    differingKeys: ({ base, theirs, mine }) => {
      const changed = differingKeys(memberValues(base), mine);
      return differingKeys(memberValues(theirs), mine).filter((key) => changed.includes(key));
    },
  });
  const { base, form } = rest;
  return {
    ...rest,
    submit: form.handleSubmit((values) => {
      if (differingKeys(memberValues(base), values).length > 0) return save(base, values);
      resetTo(member);
      notify({ type: 'info', title: t('unchanged') });
      return undefined;
    }),
    /** Chosen parts of mine on top of theirs: what I did not touch stays as they left it. */
    keepMine: ({ theirs, mine }: Conflict<TeamMember, MemberValues, MemberKey>, kept: readonly MemberKey[]) =>
      void save(theirs, mergedValues(memberValues(theirs), mine, kept)),
  };
}
