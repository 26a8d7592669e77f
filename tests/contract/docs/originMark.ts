import { markup, type Html } from './markup.ts';

/** Whether a part is known of the existing server or wished for; never by colour alone. */
export function originMark(origin: string | undefined): Html {
  return origin === undefined ? markup`` : markup` <span class="mark ${origin}">${origin}</span>`;
}
