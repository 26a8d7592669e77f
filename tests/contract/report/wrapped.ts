const WIDTH = 100;

/** Words with commas, as indented lines that fit a terminal. */
export function wrapped(words: readonly string[]): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line !== '' && line.length + word.length + 2 > WIDTH) {
      lines.push(`  ${line},`);
      line = '';
    }
    line = line === '' ? word : `${line}, ${word}`;
  }
  return line === '' ? lines : [...lines, `  ${line}`];
}
