import texts from '#shared/i18n/locales/en/slabs.json' with { type: 'json' };
import type { LadderIssue } from '#entities/pricing/ladderIssues.ts';

const sentences: Readonly<Record<string, string>> = texts;

/** The sentence of a ladder rule, for the `message` of a refusal. */
export function ruleSentence({ code, values }: Pick<LadderIssue, 'code' | 'values'>): string {
  const sentence = sentences[`rule.${code}`] ?? code;
  return sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
