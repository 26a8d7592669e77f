import { i18n } from './i18n.ts';
import { NO_VALUE } from './noValue.ts';

/** The text of a state, kind or number that the server did not send is the dash. */
i18n.options.parseMissingKeyHandler = (key: string, _otherwise?: string, options?: unknown) =>
  isOfNothing(key, options) ? NO_VALUE : key;

const { missingKeyHandler: reportText } = i18n.options;
if (reportText) {
  // That one is none of our mistakes.
  i18n.options.missingKeyHandler = (tags, namespace, key, otherwise, isUpdate, options) => {
    if (!isOfNothing(key, options)) reportText(tags, namespace, key, otherwise, isUpdate, options);
  };
}

const { missingInterpolationHandler: report } = i18n.options;

/** So is what a sentence wants to say of it. A value that nobody gave to the sentence is a mistake of ours. */
i18n.options.missingInterpolationHandler = (text, found: unknown, options) => {
  const name = Array.isArray(found) ? String(found[1]).trim() : '';
  if (Object.hasOwn(options, name)) return NO_VALUE;
  const result: unknown = typeof report === 'function' ? report(text, found, options) : '';
  return result;
};

/** Whether a text is missing because the server did not send the state or the number that it is about. */
function isOfNothing(key: string, options: unknown): boolean {
  if (/\.(?:null|undefined)$/.test(key)) return true;
  return typeof options === 'object' && options !== null && 'count' in options && options.count === undefined;
}
