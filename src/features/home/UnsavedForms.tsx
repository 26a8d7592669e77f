import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drafts } from '#session/drafts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Link } from '#shared/lib/Link.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { workList } from './workList.ts';

/** What one typed and has not saved, as links to where it is offered again; nothing while there is none. */
export function UnsavedForms() {
  const { t } = useTranslation('home');
  const format = useFormat();
  const [unsaved, setUnsaved] = useState(drafts.list);
  useEffect(() => drafts.onArrival(() => setUnsaved(drafts.list())), []);
  if (unsaved.length === 0) return null;
  return (
    <Panel title={t('unsaved.title')}>
      <chakra.ul css={workList}>
        {unsaved.map(({ formId, address, title, typedAt }) => (
          <li key={`${formId} ${address}`}>
            <Link to={address}>{title}</Link>
            <time dateTime={new Date(typedAt).toISOString()}>{format.dateTime(typedAt)}</time>
          </li>
        ))}
      </chakra.ul>
    </Panel>
  );
}
