/** Which origins are shown: what does not fit is hidden, in the page and in its contents. */
export interface OriginFilter {
  /** Shows everything again. */
  reset: () => void;
}

export function startFilter(): OriginFilter {
  const origin = document.querySelector<HTMLSelectElement>('#origin');
  const operations = [...document.querySelectorAll<HTMLElement>('section.operation')];

  const apply = (): void => {
    const wanted = origin?.value ?? '';
    const shown = operations.filter(({ dataset }) => wanted === '' || dataset['origin'] === wanted);
    const ids = new Set(shown.map(({ id }) => id));
    for (const one of operations) one.hidden = !ids.has(one.id);
    for (const entry of document.querySelectorAll<HTMLElement>('#contents [data-for]')) {
      entry.hidden = !ids.has(entry.dataset['for'] ?? '');
    }
    for (const chapter of document.querySelectorAll<HTMLElement>('#contents .chapter')) {
      const target = chapter.querySelector('a')?.hash.slice(1) ?? '';
      const empty = !chapter.querySelector('[data-for]:not([hidden])');
      chapter.hidden = empty;
      const part = document.getElementById(target);
      if (part) part.hidden = empty;
    }
  };

  origin?.addEventListener('change', apply);
  return {
    reset: () => {
      if (!origin || origin.value === '') return;
      origin.value = '';
      apply();
    },
  };
}
