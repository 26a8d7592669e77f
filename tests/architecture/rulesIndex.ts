import { format } from 'prettier';
import { projectFiles, projectText } from './projectFiles.ts';
import { testTitles } from './testTitles.ts';

const CODE = /spec §\d+[a-z]?|\b[EDTALR]\d{1,3}a?\b/g;

const chapters = [
  ['spec §', 'Paragraphs of the specification'],
  ['D', 'Decisions, explained in [decisions.md](decisions.md)'],
  ['E', 'Edge cases'],
  ['L', 'Rules of a price ladder, explained in [rules.md](rules.md)'],
  ['R', 'Rules of the project, explained in [rules.md](rules.md)'],
  ['T', 'Threats, explained in [security.md](security.md)'],
  ['A', 'Access, explained in [accessibility.md](accessibility.md)'],
] as const;

const HEAD = `# Where the rules live

Made of the names of the tests by \`npm run rules\`: which test shows a rule, by the number that it bears. A unit test stands
beside the file that keeps the rule: \`session/profile.test.ts\` beside \`session/profile.ts\`. Paths leave out \`src/\`.
`;

interface Proof {
  code: string;
  sentence: string;
  file: string;
}

/** What a name says beside its numbers, as one line that can be printed. */
function sentenceOf(title: string): string {
  const words = title.replaceAll(CODE, '').replaceAll(/@[\w-]+|[\p{Cc}\p{Cf}]/gu, '');
  return words
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(^|›)[\s,:–]+/g, '$1 ')
    .replace(/^ /, '')
    .trim();
}

/** Proofs by the numbers that names bear; of several in one file the first, which names the rule. */
function collectProofs(): Proof[] {
  const files = ['src', 'mocks', 'tests'].flatMap((folder) => projectFiles(folder, /\.(test|e2e)\.tsx?$/));
  return files.flatMap((file) => {
    const found = new Map<string, string>();
    for (const title of testTitles(projectText(file)))
      for (const code of title.match(CODE) ?? []) if (!found.has(code)) found.set(code, sentenceOf(title));
    return [...found].map(([code, sentence]) => ({ code, sentence, file: file.replace(/^src\//, '') }));
  });
}

const parseNumber = (code: string): number => Number(/\d+/.exec(code)?.[0]);
const escapeMarkdown = (text: string): string => text.replaceAll(/[\\<>_*|[\]]/g, '\\$&');

/** `docs/where-the-rules-live.md` as the tests of the moment make it. */
export function rulesIndex(): Promise<string> {
  const all = collectProofs();
  const lists = chapters.map(([prefix, heading]) => {
    const lines = all
      .filter(({ code }) => code.startsWith(prefix))
      .toSorted((a, b) => parseNumber(a.code) - parseNumber(b.code) || (a.file < b.file ? -1 : 1))
      .map(({ code, sentence, file }) => `- **${code}** ${escapeMarkdown(sentence)}: \`${file}\``);
    return `\n## ${heading}\n\n${lines.join('\n')}\n`;
  });
  return format(HEAD + lists.join(''), { parser: 'markdown', printWidth: 200 });
}
