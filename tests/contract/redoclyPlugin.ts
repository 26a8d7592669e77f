import * as rules from './contractRules.ts';

/** The plugin that redocly.yaml names. Redocly wants a default export. */
export default () => ({
  id: 'contract',
  rules: {
    oas3: {
      'needs-login': rules.needsLogin,
      'named-examples': rules.namedExamples,
      origin: rules.origin,
      'cache-buster': rules.cacheBuster,
      refusals: rules.refusals,
      'no-status-zero': rules.noStatusZero,
      'one-tag': rules.oneTag,
    },
  },
});
