import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { session } from '#session/session.ts';
import { isLive } from '#session/sessionState.ts';
import { DraftBanner } from '#shared/form/DraftBanner.tsx';
import { LeaveGuard } from '#shared/form/LeaveGuard.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { TextAreaField } from '#shared/form/TextAreaField.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import { languages } from '#shared/i18n/languages.ts';
import { chosenSigns, numberFormats } from '#shared/i18n/numberSigns.ts';
import { deviceZone } from '#shared/i18n/zonedTime.ts';
import type { SessionUser } from '#shared/lib/storageKeys.ts';
import { FailureBanner } from '#shared/ui/FailureBanner.tsx';
import { PhotoEditor } from './PhotoEditor.tsx';
import { useAccountForm } from './useAccountForm.ts';
import { useChosenPhoto } from './useChosenPhoto.ts';
import { zoneChoices } from './zoneChoices.ts';

interface FormatFieldsProps {
  form: ReturnType<typeof useAccountForm>['form'];
  /** As the profile has it: a zone that browsers list by another name can be kept. */
  chosenZone: string;
}

const toZoneLabel = (zone: string): string => zone.replaceAll('_', ' ');

/** What a person can change about themselves. */
export function ProfileEditor({ user }: { user: SessionUser }) {
  const { t } = useTranslation('account');
  const chosenPhoto = useChosenPhoto();
  const { form, draft, pending, submitError, submit, discard } = useAccountForm(user);
  const { isDirty } = form.formState;

  const languageOptions = [
    { value: '', label: t('profile.localeNone') },
    ...languages.map(({ tag, name }) => ({ value: tag, label: name, lang: tag })),
  ];
  return (
    <Stack gap="5">
      {/* The end of a session is never asked about: what was typed is a draft by then (E51). */}
      <LeaveGuard when={() => (isDirty || chosenPhoto.photo !== null) && isLive(session.getSnapshot())} />
      <div>
        <DraftBanner {...draft} />
        <PhotoEditor user={user} chosen={chosenPhoto} />
      </div>
      <form noValidate aria-busy={pending} onSubmit={(event) => void submit(event)}>
        <Stack gap="4">
          <FailureBanner sentence={submitError} />
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
            columnGap="4"
            rowGap="4"
          >
            <TextField
              label={t('profile.firstName')}
              field={form.register('firstName')}
              error={form.errorOf('firstName')}
              autoComplete="given-name"
            />
            <TextField
              label={t('profile.lastName')}
              field={form.register('lastName')}
              error={form.errorOf('lastName')}
              autoComplete="family-name"
            />
            <chakra.div gridColumn={{ md: '1 / -1' }}>
              <TextAreaField
                label={t('profile.description')}
                hint={t('profile.descriptionHint')}
                field={form.register('description')}
                error={form.errorOf('description')}
              />
            </chakra.div>
            <TextField
              label={t('profile.userName')}
              hint={t('profile.userNameHint')}
              field={form.register('userName')}
              autoComplete="username"
              readOnly
            />
            <SelectField
              label={t('profile.locale')}
              hint={t('profile.localeHint')}
              field={form.register('locale')}
              error={form.errorOf('locale')}
              options={languageOptions}
            />
            <FormatFields form={form} chosenZone={user.timeZone} />
          </Grid>
          <Flex justify="flex-end" gap="2" wrap="wrap">
            {isDirty && !pending && (
              <Button variant="outline" onClick={discard}>
                {t('profile.discard')}
              </Button>
            )}
            {/* Not disabled while it saves: it would lose the focus. */}
            <Button type="submit" aria-disabled={pending}>
              {t(pending ? 'profile.saving' : 'profile.save')}
            </Button>
          </Flex>
        </Stack>
      </form>
    </Stack>
  );
}

/** How a person reads and types times and numbers (D39). Each number format is shown by a number. */
function FormatFields({ form, chosenZone }: FormatFieldsProps) {
  const { t } = useTranslation('account');
  const zones = useMemo(
    () => zoneChoices(chosenZone).map((zone) => ({ value: zone, label: toZoneLabel(zone) })),
    [chosenZone],
  );
  const formats = numberFormats.map((format) => {
    const { group, decimal } = chosenSigns[format];
    return { value: format, label: `${['1', '234', '567'].join(group)}${decimal}89` };
  });
  return (
    <>
      <SelectField
        label={t('profile.timeZone')}
        hint={t('profile.timeZoneHint')}
        field={form.register('timeZone')}
        error={form.errorOf('timeZone')}
        options={[
          { value: '', label: t('profile.timeZoneNone', { zone: toZoneLabel(deviceZone()) }) },
          ...zones,
        ]}
      />
      <SelectField
        label={t('profile.numberFormat')}
        hint={t('profile.numberFormatHint')}
        field={form.register('numberFormat')}
        error={form.errorOf('numberFormat')}
        options={[{ value: '', label: t('profile.numberFormatNone') }, ...formats]}
      />
    </>
  );
}
