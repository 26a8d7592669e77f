import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { ChartExport } from './ChartExport.tsx';
import { ChartFrame } from './ChartFrame.tsx';

test('a picture that the browser cannot draw is said to have failed', async () => {
  const place = createRef<HTMLDivElement>();
  // jsdom decodes no pictures.
  const { user } = await renderSignedIn(
    'pricing.analyst',
    <>
      <ChartExport title="Boxes" place={place} isShown />
      <div ref={place}>
        <ChartFrame>{() => <svg className="plot" viewBox="0 0 720 280" />}</ChartFrame>
      </div>
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Save as picture' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Save as PNG' }));
  expect(await screen.findByText('Couldn’t save the picture.')).toBeInTheDocument();
});
