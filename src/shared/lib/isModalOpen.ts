/** Whether a dialog holds the keys. One that is on its way out does not any more. */
export const isModalOpen = (): boolean =>
  document.querySelector('[aria-modal=true]:not([data-state=closed])') !== null;
