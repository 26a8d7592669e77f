import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { NodeFileEntry, PermissionNode } from '#api/generated/types.gen.ts';
import { saveJson } from '#resource/saveFile.ts';
import { MenuButton } from '#shared/table/MenuButton.tsx';
import { notify } from '#shared/ui/notify.ts';
import { readNodeFile, toNodeFile } from './nodeRules.ts';

interface FileMenuProps {
  nodes: readonly PermissionNode[];
  /** Why nothing can be imported; undefined: it can. */
  reason: string | undefined;
  onImport: (entries: NodeFileEntry[]) => void;
}

/** The tree as a file, to be carried from one server to another. */
export function FileMenu({ nodes, reason, onImport }: FileMenuProps) {
  const { t } = useTranslation('permissionNodes');
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File): Promise<void> => {
    const entries = readNodeFile(await file.text());
    if (entries) onImport(entries);
    else notify({ type: 'error', title: t('file.unreadable') });
  };
  return (
    <>
      <MenuButton
        actions={[
          { label: t('file.export'), onSelect: () => saveJson('permission-nodes.json', toNodeFile(nodes)) },
          { label: t('file.import'), onSelect: () => input.current?.click(), disabledReason: reason },
        ]}
      >
        {t('file')}
      </MenuButton>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('file.import')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) void read(file);
        }}
      />
    </>
  );
}
