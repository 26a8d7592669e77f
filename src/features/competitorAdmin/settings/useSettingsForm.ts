import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { replaceMarketSettingsMutation } from '#api/generated/query/settings.gen.ts';
import type { MarketSettings } from '#api/generated/types.gen.ts';
import { useRecordForm } from '#resource/write/useRecordForm.ts';
import {
  changedKeys,
  findSettingsField,
  settingsInput,
  settingsSchema,
  settingsValues,
  SETTINGS_FORM_VERSION,
  type SettingsKey,
  type SettingsValues,
} from './settingsForm.ts';
import { readSettings, settingsSaved } from './settingsQueries.ts';

/** The form of the settings: all of them are sent, on the version that they were read in. */
export function useSettingsForm(settings: MarketSettings) {
  const { t } = useTranslation(['marketSettings', 'lists']);
  const { mutateAsync } = useMutation(replaceMarketSettingsMutation());
  return useRecordForm<SettingsValues, MarketSettings, SettingsKey>({
    record: settings,
    formId: 'market settings',
    schemaVersion: SETTINGS_FORM_VERSION,
    schema: () => settingsSchema,
    valuesOf: settingsValues,
    texts: { t },
    fieldOf: findSettingsField,
    write: async ({ version }, values) => {
      const input = settingsInput(values);
      return input && (await mutateAsync({ body: { ...input, version } }));
    },
    onSaved: settingsSaved,
    readTheirs: readSettings,
    changedKeys,
    sentences: { saved: t('saved'), unchanged: t('unchanged') },
  });
}
