import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NodeDiff } from '#api/generated/types.gen.ts';
import { useRecordTexts } from '#entities/activity/useRecordTexts.ts';
import { Banner } from '#shared/ui/Banner.tsx';

/** What an import would do: problems first, then what is new, what changes, and what stays. */
export function SyncDiff({ diff, isFile }: { diff: NodeDiff; isFile: boolean }) {
  const { t } = useTranslation(['permissionNodes', 'records']);
  const { create, change, problems, unchanged, notInFile } = diff;
  const texts = useRecordTexts()('permissionNode');
  return (
    <Stack gap="4" css={styles}>
      {problems.length > 0 && <Banner tone="bad">{t('sync.blocked')}</Banner>}
      <Part
        title={t('sync.problems', { number: problems.length })}
        items={problems.map(({ title, code }) => (
          <>
            <strong>{title}</strong> {t(`problem.${code}`)}
          </>
        ))}
      />
      <Part
        title={t('sync.new', { number: create.length })}
        items={create.map(({ title, type, parent }) => (
          <>
            <strong>{title}</strong> {t(`type.${type}`, { ns: 'records' })} · {parent ?? t('top')}
          </>
        ))}
      />
      <Part
        title={t('sync.changes', { number: change.length })}
        items={change.map(({ title, changes }) => (
          <>
            <strong>{title}</strong>
            {changes.map(({ field, before, after }) => (
              <span key={field} data-change="">
                {texts.field(field)}: {texts.value(field, before)} → {texts.value(field, after)}
              </span>
            ))}
          </>
        ))}
      />
      {create.length + change.length + problems.length === 0 && <p>{t('sync.nothing')}</p>}
      {unchanged > 0 && <p>{t('sync.unchanged', { number: unchanged })}</p>}
      {isFile && notInFile.length > 0 && <p>{t('sync.kept', { number: notInFile.length })}</p>}
    </Stack>
  );
}

function Part({ title, items }: { title: string; items: readonly ReactNode[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <chakra.h3 fontWeight="medium">{title}</chakra.h3>
      <ul>
        {items.map((item, at) => (
          <li key={at}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

const styles = {
  fontSize: 'sm',
  overflowWrap: 'anywhere',
  '& li': { py: '1', borderBottomWidth: '1px', borderColor: 'border' },
  '& [data-change]': { display: 'block', ps: '4', color: 'fg.muted' },
  '& strong': { fontWeight: 'medium' },
} as const;
