import { Badge } from '@chakra-ui/react/badge';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SlabSet } from '#api/generated/types.gen.ts';
import { recordName } from '#shared/i18n/noValue.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { VersionDiff } from './VersionDiff.tsx';
import { comparedWith } from './versionRules.ts';

interface VersionItemProps {
  version: SlabSet;
  versions: readonly SlabSet[];
  isOpen: boolean;
  /** Why it cannot be restored; undefined: it can. */
  reason: string | undefined;
  onOpen: () => void;
  onRestore: () => void;
}

const tones = { draft: 'info', scheduled: 'accent', live: 'good', retired: 'caution' } as const;

/** One version: its state and dates in words, who made it and why, and how it differs from another. */
export function VersionItem({ version, versions, isOpen, reason, onOpen, onRestore }: VersionItemProps) {
  const { t } = useTranslation('slabPanels');
  const format = useFormat();
  const nameOf = useVersionName();
  const compareId = useId();
  const usual = comparedWith(version, versions);
  const [comparing, setComparing] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const other = versions.find(({ id }) => id === chosen) ?? usual;
  const { state, effectiveFrom, effectiveTo, source, note, override, updatedBy, updatedAt } = version;
  const name = nameOf(version);
  return (
    <li {...(isOpen ? { 'aria-current': 'true' } : {})}>
      <Flex wrap="wrap" align="flex-start" gap="3">
        <chakra.div flex="1" minW="min(100%, 16rem)">
          <Flex wrap="wrap" align="center" gap="2">
            <Badge {...(state === 'retired' ? { variant: 'outline' } : { colorPalette: tones[state] })}>
              {name}
            </Badge>
            {isOpen && <Badge variant="outline">{t('versions.open')}</Badge>}
          </Flex>
          <chakra.p fontSize="xs" color="fg.muted" mt="0.5">
            {t(`versions.made.${source}`, { name: recordName(updatedBy), date: format.dateTime(updatedAt) })}
            {state === 'retired' &&
              ` · ${t('versions.span', {
                from: format.dateTime(effectiveFrom),
                to: format.dateTime(effectiveTo),
              })}`}
          </chakra.p>
          {note && <chakra.p fontSize="sm">{note}</chakra.p>}
          {override && (
            <chakra.p fontSize="sm" color="caution">
              {t('versions.override', { reason: override })}
            </chakra.p>
          )}
        </chakra.div>
        <Flex gap="1.5" wrap="wrap">
          {usual && (
            <Button
              size="xs"
              variant="outline"
              aria-expanded={comparing}
              aria-label={t('versions.compareNamed', { name })}
              onClick={() => setComparing((shown) => !shown)}
            >
              {t('versions.compare')}
            </Button>
          )}
          {!isOpen && (
            <Button
              size="xs"
              variant="outline"
              aria-label={t('versions.showNamed', { name })}
              onClick={onOpen}
            >
              {t('versions.show')}
            </Button>
          )}
          {state !== 'draft' && (
            <DisabledReasonButton
              size="xs"
              variant="outline"
              aria-label={t('versions.restoreNamed', { name })}
              reason={reason}
              onClick={onRestore}
            >
              {t('versions.restore')}
            </DisabledReasonButton>
          )}
        </Flex>
      </Flex>
      {comparing && other && (
        <chakra.div mt="3">
          {versions.length > 2 && (
            <Flex align="center" gap="2" mb="2" wrap="wrap">
              <chakra.label htmlFor={compareId} fontSize="xs" color="fg.muted">
                {t('versions.with')}
              </chakra.label>
              <NativeSelect.Root w="auto">
                <NativeSelect.Field
                  id={compareId}
                  value={other.id}
                  onChange={({ target }) => setChosen(target.value)}
                >
                  {versions
                    .filter(({ id }) => id !== version.id)
                    .map((each) => (
                      <option key={each.id} value={each.id}>
                        {nameOf(each)}
                      </option>
                    ))}
                </NativeSelect.Field>
                <NativeSelect.Indicator aria-hidden />
              </NativeSelect.Root>
            </Flex>
          )}
          <VersionDiff
            setId={version.id}
            withId={other.id}
            currency={version.currency}
            names={{ before: nameOf(other), after: name }}
          />
        </chakra.div>
      )}
    </li>
  );
}

/** What a version is called: its state in words, with the moments from which and up to which it holds. */
function useVersionName(): (version: SlabSet) => string {
  const { t } = useTranslation('slabPanels');
  const format = useFormat();
  return ({ state, effectiveFrom, effectiveTo, updatedAt }) => {
    if (state === 'draft') return t('versions.draftOf', { date: format.date(updatedAt) });
    const dates = { from: format.dateTime(effectiveFrom), to: format.dateTime(effectiveTo) };
    if (state === 'retired' || effectiveTo === null) return t(`versions.name.${state}`, dates);
    return t(`versions.nameUntil.${state}`, dates);
  };
}
