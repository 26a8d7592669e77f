import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { Match } from '#api/generated/types.gen.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { ListingLink } from '#entities/matches/ListingLink.tsx';
import { useMatchTexts } from '#entities/matches/useMatchTexts.ts';

interface SuggestionListProps {
  matches: readonly Match[];
  /** Why nobody may decide here. */
  reason: string | undefined;
  onConfirm: (match: Match) => void;
  onReject: (match: Match) => void;
}

/** Pages that nobody has decided on yet, each with what speaks for it. */
export function SuggestionList({ matches, reason, onConfirm, onReject }: SuggestionListProps) {
  const { t } = useTranslation('competitorManager');
  const words = useMatchTexts();
  if (matches.length === 0) return null;
  return (
    <Panel title={t('suggestions')} meta={reason === undefined && t('suggestions.keys')}>
      <chakra.ul css={styles}>
        {matches.map((match) => (
          <li key={match.id}>
            <div>
              <b>{match.competitor.name}</b>
              <ListingLink url={match.url} text={match.listingTitle} />
              <p>{words.reasons(match)}</p>
            </div>
            <DisabledReasonButton
              size="sm"
              reason={reason}
              aria-label={t('confirmOf', { name: match.competitor.name })}
              onClick={() => onConfirm(match)}
            >
              {t('confirm')}
            </DisabledReasonButton>
            {reason === undefined && (
              <Button
                size="sm"
                variant="outline"
                aria-label={t('rejectOf', { name: match.competitor.name })}
                onClick={() => onReject(match)}
              >
                {t('reject')}
              </Button>
            )}
          </li>
        ))}
      </chakra.ul>
    </Panel>
  );
}

const styles = {
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', py: '2' },
  '& > li + li': { borderTop: '1px solid {colors.border}' },
  '& > li > div': { flex: '1', minW: 'min(100%, 14rem)', overflowWrap: 'anywhere' },
  '& b': { fontWeight: 'medium', me: '2' },
  '& a': { color: 'accent', textDecoration: 'underline' },
  '& p': { color: 'fg.muted', fontSize: 'sm' },
} as const;
