import { chakra } from '@chakra-ui/react/styled-system';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { iconText } from '#shared/ui/icon.ts';
import type { NumberKind } from './numberEdit.ts';
import { useRemovedText } from './useRemovedText.ts';

interface RemovedNoteProps {
  id: string;
  kind: NumberKind;
  removed: readonly string[];
}

/** What a number has dropped, seen and announced (D29). */
export function RemovedNote({ id, kind, removed }: RemovedNoteProps) {
  const text = useRemovedText(kind, removed);
  return (
    <chakra.div role="status" id={id} css={styles}>
      {text !== '' && (
        <>
          <TriangleAlert {...iconText} />
          <span>{text}</span>
        </>
      )}
    </chakra.div>
  );
}

const styles = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '1.5',
  fontSize: 'xs',
  fontWeight: 'medium',
  color: 'caution',
  overflowWrap: 'anywhere',
  _icon: { flexShrink: 0, boxSize: '4' },
  // It is there before it speaks, and takes no room until then.
  _empty: { position: 'absolute' },
} as const;
