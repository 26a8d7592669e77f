/** The dialog or drawer that holds the keys, the one over the others; null: the page has them. One on its way out has none. */
export const openModal = (): Element | null =>
  [...document.querySelectorAll('[aria-modal=true]:not([data-state=closed])')].at(-1) ?? null;

/** Whether a dialog holds the keys. */
export const isModalOpen = (): boolean => openModal() !== null;
