import { Button } from '@chakra-ui/react/button';
import { useTranslation } from 'react-i18next';
import type { Match } from '#api/generated/types.gen.ts';
import { ListingLink } from '#entities/matches/ListingLink.tsx';
import type { useMatchDecisions } from '#entities/matches/useMatchDecisions.ts';
import { useMatchTexts } from '#entities/matches/useMatchTexts.ts';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { StateTag } from '#shared/ui/StateTag.tsx';

interface MatchLineProps {
  match: Match;
  actions: ReturnType<typeof useMatchDecisions>;
  onReject: () => void;
}

const tones = { suggested: 'info', confirmed: 'good', broken: 'bad', rejected: 'quiet' } as const;
const small = { size: 'xs', variant: 'outline' } as const;

/** One page of a competitor: why it is thought to be the product, and what can be done. */
export function MatchLine({ match, actions, onReject }: MatchLineProps) {
  const { t } = useTranslation(['analysis', 'matches']);
  const words = useMatchTexts();
  const can = useCan();
  const { competitor, status, url, listingTitle, notCountedBecause } = match;
  const name = competitor.name;
  const reasons = words.reasons(match);
  return (
    <tr>
      <th scope="row" className="wrap">
        {name}
        <small>
          <ListingLink url={url} text={listingTitle} />
        </small>
      </th>
      <td>
        <StateTag tone={tones[status]}>{words.status(status)}</StateTag>
        {status === 'confirmed' && notCountedBecause !== null && (
          <small>{t(`detail.notCompared.${notCountedBecause}`)}</small>
        )}
        {match.rejectReason !== null && <small>{words.rejectReason(match.rejectReason)}</small>}
      </td>
      <td>{words.matchType(match.matchType)}</td>
      <td className="num">{words.packFactor(match.packFactor)}</td>
      <td className="wrap">
        {words.share(match.confidence)}
        {reasons !== '' && <small>{reasons}</small>}
      </td>
      <td>
        <div className="actions">
          {status === 'suggested' && (
            <DisabledReasonButton
              {...small}
              reason={actions.deciding.disabledReason}
              aria-label={t('detail.match.confirmOf', { name })}
              onClick={() => actions.confirmMatch(match)}
            >
              {t('confirm', { ns: 'matches' })}
            </DisabledReasonButton>
          )}
          {status !== 'rejected' && (
            <>
              <DisabledReasonButton
                {...small}
                reason={actions.editing.disabledReason}
                aria-label={t('detail.match.reReadOf', { name })}
                onClick={() => actions.readAgain(match)}
              >
                {t('reRead', { ns: 'matches' })}
              </DisabledReasonButton>
              <DisabledReasonButton
                {...small}
                reason={actions.deciding.disabledReason}
                aria-label={t('detail.match.rejectOf', { name })}
                onClick={onReject}
              >
                {t('reject', { ns: 'matches' })}
              </DisabledReasonButton>
            </>
          )}
          {can(permissions.competitorManager) && (
            <Button asChild {...small}>
              <Link
                to={`${paths.competitorManager(match.product.id)}?open=${encodeURIComponent(match.id)}`}
                aria-label={t('detail.match.editOf', { name })}
              >
                {t('detail.match.edit')}
              </Link>
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}
