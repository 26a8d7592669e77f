import { createFrames } from './frames.ts';
import { installStripe } from './installStripe.ts';

/** Puts the stand-in into a page whose own server has its frames. */
export const installInPage = (): void => installStripe(createFrames('/stripe-double/'));
