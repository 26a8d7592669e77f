/** Search and origin: what does not fit is hidden, in the page and in its contents. `/` goes to the search. */
export function startFilter(): void {
  const search = document.querySelector<HTMLInputElement>('#search');
  const origin = document.querySelector<HTMLSelectElement>('#origin');
  const found = document.querySelector('#found');
  const operations = [...document.querySelectorAll<HTMLElement>('section.operation')];
  if (!search || !found) return;

  const apply = (): void => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const wanted = origin?.value ?? '';
    const shown = operations.filter(({ dataset }) => {
      const text = dataset['search'] ?? '';
      return words.every((word) => text.includes(word)) && (wanted === '' || dataset['origin'] === wanted);
    });
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
    const all = shown.length === operations.length;
    found.textContent = all ? '' : `${shown.length} of ${operations.length} operations`;
  };

  search.addEventListener('input', apply);
  origin?.addEventListener('change', apply);
  search.addEventListener('keydown', ({ key }) => {
    const first = document.querySelector<HTMLAnchorElement>('#contents [data-for]:not([hidden]) a');
    if (key === 'Enter') first?.click();
  });
  document.addEventListener('keydown', (event) => {
    const typing = event.target instanceof Element && event.target.closest('input, textarea, select');
    if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    document.querySelector('#contents')?.classList.add('open');
    search.focus();
  });
}
