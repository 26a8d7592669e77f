import { Button } from '@chakra-ui/react/button';
import { useTranslation } from 'react-i18next';
import type { SearchResult } from '#features/search/model/readAnswers.ts';
import type { SearchFault } from '#features/search/model/searchFault.ts';
import { spellings } from '#features/search/model/spelling.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { useSearchErrorText } from './useSearchErrorText.ts';

interface SearchNotesProps {
  result: SearchResult | undefined;
  q: string;
  /** What is wrong while hits are on the screen. */
  fault: SearchFault | null;
  /** The hits are those of the plain search. */
  isPlain: boolean;
  onRetry: () => void;
}

/** What is to be known of the hits below: kept from before, partial, spelled otherwise, from another server. */
export function SearchNotes({ result, q, fault, isPlain, onRetry }: SearchNotesProps) {
  const { t } = useTranslation('search');
  const say = useSearchErrorText();
  const message = fault
    ? fault.kind === 'down'
      ? t(isPlain ? 'trouble.plain' : 'trouble.down')
      : say(fault)
    : null;
  const other = result && !isPlain ? spellings(q, result.hits) : [];
  return (
    <>
      {/* There before its sentence, so that it is heard. */}
      <div role="alert">
        {message !== null && (
          <Banner
            tone="caution"
            action={
              <Button size="xs" variant="outline" onClick={onRetry}>
                {t('trouble.retry')}
              </Button>
            }
          >
            {message}
          </Banner>
        )}
      </div>
      {!isPlain && result?.isPartial && <Banner tone="info">{t('note.partial')}</Banner>}
      {other.length > 0 && (
        <ul data-note="">
          {other.map(({ word, found }) => (
            <li key={word}>
              {found === '' ? t('dropped', { typed: word }) : t('spelled', { typed: word, found })}
            </li>
          ))}
        </ul>
      )}
      {!fault && result?.isDegraded && <p data-note="">{t('note.degraded')}</p>}
    </>
  );
}
