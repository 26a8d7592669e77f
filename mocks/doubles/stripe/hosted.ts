import { createFrames } from './frames.ts';
import { installStripe } from './installStripe.ts';

// The stand-in as one script of a host of its own; its frames are there too.
const script = document.currentScript;
if (script instanceof HTMLScriptElement)
  installStripe(createFrames(new URL('/stripe-double/', script.src).href));
