/** One person of an invitation, as it was typed. */
export interface Invitee {
  /** The line as it was typed, to show it. */
  text: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Why it cannot be sent; null: it can. */
  problem: 'invalid' | 'twice' | null;
}

/** The contract takes so many at once. */
export const MAX_INVITED = 100;

const EMAIL = /[^\s@<>;,"']+@[^\s@<>;,"']+\.[^\s@<>;,"']+/;

/** First and last name of what stands beside an address: in cells of a sheet, or as one text. */
function readNames(text: string): { firstName: string; lastName: string } {
  const parts = text
    .split(/[\t;,]/)
    .map((part) => part.replaceAll(/[<>"']/g, '').trim())
    .filter(Boolean);
  const [first = '', ...rest] = parts.length > 1 ? parts : (parts[0] ?? '').split(/\s+/);
  return { firstName: first, lastName: rest.join(' ') };
}

const countEmails = (text: string): number => text.match(new RegExp(EMAIL, 'g'))?.length ?? 0;

/** Cuts a line into parts without a sign; one that names no address, such as half a name in quotes, belongs to the next. */
function cutAt(line: string, parts: RegExp): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const { 0: part, index } of line.matchAll(parts)) {
    const end = index + part.length;
    if (countEmails(line.slice(start, end)) === 0) continue;
    pieces.push(line.slice(start, end).trim());
    start = end + 1;
  }
  const rest = line.slice(start).trim();
  return /[^\s;,"]/.test(rest) ? [...pieces, rest] : pieces;
}

/** The people of one line. Mail programs put several there, `"Field, Ada" <ada@…>; Bo <bo@…>`. */
function splitLine(line: string): string[] {
  if (countEmails(line) < 2) return [line.trim()];
  const people = cutAt(line, /[^;]+/g);
  if (people.every((one) => countEmails(one) <= 1)) return people;
  const others = cutAt(line, /[^,;]+/g);
  if (others.every((one) => countEmails(one) === 1)) return others;
  // Whose a name is cannot be said: the addresses alone.
  return line.match(new RegExp(EMAIL, 'g')) ?? [];
}

/** The people that a text names: one line for each, as it comes out of a column of a sheet, or several as in a mail. */
export function parseInvitees(text: string): Invitee[] {
  const lines = text.split(/\r?\n/).flatMap(splitLine).filter(Boolean);
  const seen = new Set<string>();
  return lines.map((line) => {
    const email = EMAIL.exec(line)?.[0] ?? '';
    const key = email.toLowerCase();
    const problem = email === '' ? 'invalid' : seen.has(key) ? 'twice' : null;
    seen.add(key);
    const names = email === '' ? { firstName: '', lastName: '' } : readNames(line.replace(email, ''));
    return { text: line, email, ...names, problem };
  });
}

/** The text without the line of one person. */
export function withoutInvitee(text: string, { text: line }: Pick<Invitee, 'text'>): string {
  const lines = text.split(/\r?\n/);
  const at = lines.findIndex((one) => one.trim() === line);
  return at === -1 ? text.replace(line, '').trim() : lines.toSpliced(at, 1).join('\n');
}

/** Which of the sent people a refused field is about; null: it is about all of them. */
export function inviteeAt(field: string): number | null {
  const [, place] = /^members\.(\d+)\.(?:email|username)$/.exec(field) ?? [];
  return place === undefined ? null : Number(place);
}
