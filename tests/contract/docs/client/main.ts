import type { TryData } from '#tests/contract/docs/tryData.ts';
import { startContents } from './contents.ts';
import { startCopying } from './copy.ts';
import { startConnection } from './connection.ts';
import { startFilter } from './filter.ts';
import { startPrinting } from './printing.ts';
import { startSamples } from './codeSamples.ts';
import { startSearch } from './search.ts';
import { tryForm } from './tryForm.ts';
import { startUnfolding } from './unfold.ts';

// What the page does beyond being read.
startSearch(startFilter());
startContents();
startCopying();
startUnfolding();
startPrinting();

const data: TryData = JSON.parse(document.querySelector('#data')?.textContent ?? '{}');
const connection = startConnection(data);
startSamples(data, connection);
for (const details of document.querySelectorAll<HTMLDetailsElement>('details.try')) {
  details.addEventListener(
    'toggle',
    () => {
      const operation = data.operations.find(({ id }) => id === details.dataset['operation']);
      if (operation) details.append(tryForm(operation, connection));
    },
    { once: true },
  );
}
