/** The contents at the side: a panel of its own on small screens, and the operation that is being read. */
export function startContents(): void {
  const menu = document.querySelector('#menu');
  const contents = document.querySelector('#contents');
  if (!menu || !contents) return;
  const open = (is: boolean): void => {
    contents.classList.toggle('open', is);
    menu.setAttribute('aria-expanded', String(is));
  };
  menu.addEventListener('click', () => open(!contents.classList.contains('open')));
  contents.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) open(false);
  });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && open(false));

  const links = new Map(
    [...contents.querySelectorAll<HTMLAnchorElement>('[data-for] a')].map((link) => [
      link.hash.slice(1),
      link,
    ]),
  );
  const read = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        for (const link of links.values()) link.removeAttribute('aria-current');
        const link = links.get(target.id);
        link?.setAttribute('aria-current', 'location');
        // The panel scrolls by itself, and the page stays where it is.
        if (link && !contents.classList.contains('open')) {
          const { top, bottom } = link.getBoundingClientRect();
          const outside = top < 60 || bottom > window.innerHeight;
          if (outside) contents.scrollTop += top - window.innerHeight / 2;
        }
      }
    },
    { rootMargin: '-20% 0px -75% 0px' },
  );
  for (const section of document.querySelectorAll('section.operation')) read.observe(section);
}
