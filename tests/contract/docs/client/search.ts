import { element } from './element.ts';
import type { OriginFilter } from './filter.ts';
import { rankHits } from './rankHits.ts';
import { type SearchEntry, searchEntries } from './searchEntries.ts';

/** More than anybody reads; more words find less. */
const MOST = 40;

/** Goes to a hit: what it stands in is opened, and it is marked. */
function open({ element: found }: SearchEntry, filter: OriginFilter): void {
  if (found.closest('[hidden]')) filter.reset();
  for (let one = found.closest('details'); one; one = one.parentElement?.closest('details') ?? null)
    one.open = true;
  for (const old of document.querySelectorAll('.target')) old.classList.remove('target');
  const section = found.closest('[id]');
  if (section) history.replaceState(null, '', `#${section.id}`);
  const marked = found.matches('tr') ? found : (found.querySelector('h3') ?? found);
  marked.classList.add('target');
  marked.setAttribute('tabindex', '-1');
  marked.scrollIntoView({ block: found.matches('tr') ? 'center' : 'start' });
  if (marked instanceof HTMLElement) marked.focus({ preventScroll: true });
}

/**
 * The search over all that the page describes. `/` goes to it, arrows choose a hit, Enter opens it, Escape empties it.
 */
export function startSearch(filter: OriginFilter): void {
  const input = document.querySelector<HTMLInputElement>('#search');
  const list = document.querySelector<HTMLElement>('#hits');
  const found = document.querySelector('#found');
  const contents = document.querySelector('#contents');
  if (!input || !list || !found || !contents) return;
  let entries: readonly SearchEntry[] | undefined;
  let hits: readonly SearchEntry[] = [];
  let chosen = 0;

  const choose = (index: number): void => {
    chosen = index;
    [...list.children].forEach((option, at) => option.setAttribute('aria-selected', String(at === index)));
    const option = list.children[index];
    if (option) {
      input.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    } else input.removeAttribute('aria-activedescendant');
  };
  const show = (): void => {
    // Before anything is unfolded, each thing stands in the page once.
    entries ??= searchEntries();
    const all = rankHits(entries, input.value);
    hits = all.slice(0, MOST);
    const isSearching = input.value.trim() !== '';
    list.hidden = hits.length === 0;
    input.setAttribute('aria-expanded', String(hits.length > 0));
    const chapters = contents.querySelector<HTMLElement>('.chapters');
    if (chapters) chapters.hidden = isSearching;
    list.replaceChildren(
      ...hits.map(({ name, kind, where }, index) =>
        element(
          'li',
          { id: `hit-${index}`, role: 'option' },
          element('span', { className: 'hit' }, name),
          element('span', { className: 'kind' }, kind),
          element('span', { className: 'where' }, where.length > 90 ? `${where.slice(0, 89)}…` : where),
        ),
      ),
    );
    choose(0);
    const more = all.length > MOST ? `, the best ${MOST} are shown` : '';
    found.textContent = isSearching ? `${all.length} ${all.length === 1 ? 'result' : 'results'}${more}` : '';
  };
  const enter = (hit: SearchEntry | undefined): void => {
    if (!hit) return;
    contents.classList.remove('open');
    document.querySelector('#menu')?.setAttribute('aria-expanded', 'false');
    open(hit, filter);
  };

  input.addEventListener('input', show);
  input.addEventListener('keydown', (event) => {
    const { key } = event;
    if (key === 'Enter') enter(hits[chosen]);
    else if (key === 'ArrowDown') choose(Math.min(chosen + 1, hits.length - 1));
    else if (key === 'ArrowUp') choose(Math.max(chosen - 1, 0));
    else if (key === 'Escape' && input.value !== '') {
      input.value = '';
      show();
      event.stopPropagation();
    } else return;
    event.preventDefault();
  });
  list.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest('li') : null;
    if (option) enter(hits[[...list.children].indexOf(option)]);
  });
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    contents.classList.add('open');
    document.querySelector('#menu')?.setAttribute('aria-expanded', 'true');
    input.focus();
    input.select();
  });
}
