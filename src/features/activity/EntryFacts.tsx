import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ActivityEntry } from '#api/generated/types.gen.ts';
import { plainTable, tableFrame } from '#resource/plainTable.ts';
import { orDash } from '#shared/i18n/noValue.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { ActivityObject } from './ActivityObject.tsx';
import { ChangedValue } from './ChangedValue.tsx';
import { utcText } from './activityRules.ts';
import type { ActivityWords } from './useActivityWords.ts';

interface EntryFactsProps {
  entry: ActivityEntry;
  words: ActivityWords;
}

/** Everything that the log keeps of one entry. */
export function EntryFacts({ entry, words }: EntryFactsProps) {
  const { t, format, ofKind, person } = words;
  const { field, value } = ofKind(entry.entityType);
  const { at, job, changes, undoneAt } = entry;
  const facts = [
    {
      label: t('column.at'),
      value: (
        <>
          {format.fullDate(at)} {format.time(at)}
          <chakra.span display="block" color="fg.muted" fontSize="xs">
            {utcText(at)}
          </chakra.span>
        </>
      ),
    },
    { label: t('column.actor'), value: person(entry) },
    { label: t('column.action'), value: t(`action.${entry.action}`) },
    {
      label: t('column.object'),
      value: <ActivityObject entry={entry} type={t(`type.${entry.entityType}`)} />,
    },
    { label: t('column.source'), value: t(`source.${entry.source}`) },
    { label: t('column.ip'), value: orDash(entry.ip) },
    { label: t('column.requestId'), value: <code>{orDash(entry.requestId)}</code> },
    ...(undoneAt === null ? [] : [{ label: t('undone'), value: format.dateTime(undoneAt) }]),
    ...(job
      ? [
          {
            label: t('column.job'),
            value: (
              <Link to={`${paths.activityLog}?${new URLSearchParams({ jobId: job.id }).toString()}`}>
                {t('job.link', { title: job.title, count: job.entries, number: format.number(job.entries) })}
              </Link>
            ),
          },
        ]
      : []),
  ];
  return (
    <Stack gap="6">
      <chakra.dl css={factStyles}>
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </chakra.dl>
      <section>
        <chakra.h3 fontWeight="semibold" mb="1.5">
          {t('changes')}
        </chakra.h3>
        {changes.length === 0 ? (
          <chakra.p color="fg.muted">{t('changes.none')}</chakra.p>
        ) : (
          <chakra.div css={tableFrame} tabIndex={0} role="region" aria-label={t('changes')}>
            <chakra.table css={plainTable}>
              <thead>
                <tr>
                  <th scope="col">{t('change.field')}</th>
                  <th scope="col">{t('change.before')}</th>
                  <th scope="col">{t('change.after')}</th>
                </tr>
              </thead>
              <tbody>
                {changes.map((change, place) => (
                  // A role has a change of the same field for each permission.
                  <tr key={place}>
                    <td>{field(change.field)}</td>
                    <chakra.td color="fg.muted">
                      <ChangedValue text={value(change.field, change.before)} record={change.beforeRecord} />
                    </chakra.td>
                    <chakra.td fontWeight="medium">
                      <ChangedValue text={value(change.field, change.after)} record={change.afterRecord} />
                    </chakra.td>
                  </tr>
                ))}
              </tbody>
            </chakra.table>
          </chakra.div>
        )}
      </section>
    </Stack>
  );
}

const factStyles = {
  display: 'grid',
  rowGap: '2',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '9rem 1fr' },
    columnGap: '4',
  },
  '& dt': { color: 'fg.muted', fontSize: 'sm' },
  '& dd': { minW: 0, overflowWrap: 'anywhere' },
  '& a': { color: 'accent', textDecoration: 'underline' },
} as const;
