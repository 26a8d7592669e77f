import { NotFoundPage } from '#app/shell/NotFoundPage.tsx';

/** The page of every unknown address (E09). */
export const Component = NotFoundPage;
