import { useTranslation } from 'react-i18next';
import type { PermissionNode } from '#api/generated/types.gen.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { knownTitles } from './appNodes.ts';
import { touchedEntries } from './nodeRules.ts';

interface RenameNoteProps {
  node: PermissionNode;
  nodes: readonly PermissionNode[];
  /** The new one. */
  title: string;
}

/** What another title does: to which roles and menu entries, and whether this app knows it. */
export function RenameNote({ node, nodes, title }: RenameNoteProps) {
  const { t } = useTranslation('permissionNodes');
  const entries = touchedEntries(nodes, node);
  return (
    <Banner tone={knownTitles.has(title) ? 'info' : 'caution'}>
      <p>{t(knownTitles.has(title) ? 'rename.known' : 'rename.unknown')}</p>
      <p>{t('rename.roles', { names: node.roles.map(({ name }) => name).join(', ') })}</p>
      {entries.length > 0 && <p>{t('rename.entries', { names: entries.join(', ') })}</p>}
    </Banner>
  );
}
