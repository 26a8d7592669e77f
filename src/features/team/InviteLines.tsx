import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { StateTag } from '#shared/ui/StateTag.tsx';
import type { Invitee } from './inviteRules.ts';
import { useRefusalText } from './useRefusalText.ts';

interface InviteLinesProps {
  lines: readonly Invitee[];
  /** Code of the server's refusal of a line. */
  refusalOf: (line: Invitee) => string | undefined;
  onRestore: (line: Invitee) => void;
}

/** What each typed line is: a person who will be invited, or why not. */
export function InviteLines({ lines, refusalOf, onRestore }: InviteLinesProps) {
  const { t } = useTranslation('team');
  const refusalText = useRefusalText();
  if (lines.length === 0) return null;
  return (
    <chakra.ul css={styles} aria-label={t('invite.lines')}>
      {lines.map((line, at) => {
        const { problem, email, firstName, lastName } = line;
        const code = refusalOf(line);
        const reason = problem === null ? code && refusalText({ code }) : t(`invite.${problem}`);
        return (
          <li key={`${at} ${line.text}`}>
            <span>{email || line.text}</span>
            <span>{[firstName, lastName].filter(Boolean).join(' ')}</span>
            <StateTag tone={reason === undefined ? 'good' : 'bad'}>{reason ?? t('invite.ready')}</StateTag>
            {code === 'deleted_account' && (
              <Button
                size="xs"
                variant="outline"
                aria-label={t('invite.restoreNamed', { email })}
                onClick={() => onRestore(line)}
              >
                {t('restore')}
              </Button>
            )}
          </li>
        );
      })}
    </chakra.ul>
  );
}

const styles = {
  fontSize: 'sm',
  maxH: '12rem',
  overflowY: 'auto',
  borderWidth: '1px',
  borderColor: 'border',
  rounded: 'l2',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    px: '3',
    py: '1.5',
  },
  '& > li + li': { borderTopWidth: '1px', borderColor: 'border' },
  '& > li > :first-of-type': { flex: '1 1 12rem', overflowWrap: 'anywhere' },
  '& > li > :nth-of-type(2)': { flex: '1 1 8rem', color: 'fg.muted' },
} as const;
