import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { ApiError } from '#api/errors.ts';
import { inviteMembersMutation, restoreMemberMutation } from '#api/generated/query/people.gen.ts';
import { zLocale } from '#api/generated/zod/shared.gen.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import { useSave } from '#resource/write/useSave.ts';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { notify } from '#shared/ui/notify.ts';
import { inviteeAt, MAX_INVITED, parseInvitees, withoutInvitee, type Invitee } from './inviteRules.ts';
import { readDeletedMember, rolesOptions, teamChanged } from './teamQueries.ts';

const schema = z.object({
  addresses: z.string().check(
    z.refine((text) => parseInvitees(text).length > 0, 'invite.missing'),
    z.refine((text) => parseInvitees(text).length <= MAX_INVITED, 'invite.tooMany'),
    z.refine((text) => parseInvitees(text).every(({ problem }) => problem === null), 'invite.wrongLines'),
  ),
  roleId: z.string().check(z.minLength(1, 'role.missing')),
  locale: z.string(),
});

/** Inviting people: what was typed, what each line is, and why the server refused some of them. */
export function useInvite(onInvited: () => void) {
  const { t } = useTranslation('team');
  const roles = useQuery(rolesOptions());
  const { mutateAsync } = useMutation(inviteMembersMutation());
  const restoring = useMutation(restoreMemberMutation());
  const { act } = useConfirmedAction();
  const form = useZodForm(schema, {
    defaultValues: { addresses: '', roleId: '', locale: '' },
    texts: { t },
  });
  /** Codes of the server's refusals by address; they hold as long as the address stands there. */
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const addresses = form.watch('addresses');
  const lines = parseInvitees(addresses);

  const takeRefusal = (error: unknown, sent: readonly Invitee[]): boolean => {
    const fields = error instanceof ApiError ? error.fields : [];
    const byAddress = fields.flatMap(({ field, code }): [string, string][] => {
      const email = sent[inviteeAt(field) ?? -1]?.email;
      return email === undefined ? [] : [[email.toLowerCase(), code]];
    });
    setRefused(new Map(byAddress));
    if (byAddress.length > 0)
      form.setError('addresses', { message: 'invite.refused' }, { shouldFocus: true });
    return byAddress.length > 0;
  };
  const { save, pending, submitError } = useSave({
    handle: (error) => takeRefusal(error, lines),
  });

  const submit = form.handleSubmit((values) =>
    save(async (once) => {
      const locale = zLocale.safeParse(values.locale).data;
      const members = parseInvitees(values.addresses).map(({ email, firstName, lastName }) => ({
        email,
        roleId: values.roleId,
        ...(firstName === '' ? {} : { first_name: firstName.slice(0, 50) }),
        ...(lastName === '' ? {} : { last_name: lastName.slice(0, 50) }),
        ...(locale === undefined ? {} : { locale }),
      }));
      const body = { members };
      await once(body, (key) => mutateAsync({ body, headers: { 'Idempotency-Key': key } }));
      void teamChanged();
      notify({ type: 'success', title: t('invited', { count: members.length }) });
      onInvited();
    }),
  );

  /** Restores the deleted account that has an address, and takes its line out of the invitation. */
  const restore = (line: Invitee): void =>
    act({
      send: async () => {
        const member = await readDeletedMember(line.email);
        return member && restoring.mutateAsync({ path: { memberId: member.id } });
      },
      onDone: () => form.setValue('addresses', withoutInvitee(form.getValues('addresses'), line)),
      done: t('restored', { name: line.email }),
      failed: t('failed.restore', { name: line.email }),
      refresh: teamChanged,
    });

  return {
    form,
    lines,
    refusalOf: ({ email }: Invitee): string | undefined => refused.get(email.toLowerCase()),
    roles,
    isDirty: addresses.trim() !== '',
    pending,
    submitError,
    submit,
    restore,
  };
}
