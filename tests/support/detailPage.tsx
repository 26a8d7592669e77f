import { screen } from '@testing-library/react';
import { Component as CompetitorDetailPage } from '#features/competitorDetail/route.tsx';
// Read beforehand, so that no test waits for a part of its own.
import '#features/competitorDetail/LowerPanels.tsx';
import '#entities/matches/RejectDialog.tsx';
import '#shared/ui/Notifications.tsx';
import { renderSignedIn } from './renderSignedIn.tsx';

const ADDRESS = '/competitorAnalysisDetail';

/** The page of a product's position, without the shell around it; it is there when its matrix is. */
export async function openDetail(
  name: string,
  search = '?productId=prd-0008',
  shows: 'matrix' | 'nothing' = 'matrix',
) {
  const view = await renderSignedIn(
    name,
    <main>
      <CompetitorDetailPage />
    </main>,
    `${ADDRESS}${search}`,
  );
  if (search !== '' && shows === 'matrix') {
    await screen.findByRole('row', { current: true });
  }
  return view;
}
