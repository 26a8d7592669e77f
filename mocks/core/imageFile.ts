import { COMMON_HEADERS } from './replies.ts';

/** How files of a kind begin; `.` stands for any byte. A name or a declared type proves nothing. */
const KINDS: readonly (readonly [string, RegExp])[] = [
  ['image/png', /^\x89PNG\r\n\x1a\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/],
];

function latin1(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

/** A picture as a `data:` address, recognized by its content; null when it is no PNG, JPEG or WebP. */
export async function readImage(file: Blob): Promise<string | null> {
  const bytes = latin1(new Uint8Array(await file.arrayBuffer()));
  const [type] = KINDS.find(([, start]) => start.test(bytes)) ?? [];
  return type === undefined ? null : `data:${type};base64,${btoa(bytes)}`;
}

/** The picture of a `data:` address as a server sends it. */
export function imageReply(address: string | undefined): Response {
  const [, type, bytes] = /^data:([^;]+);base64,(.*)$/s.exec(address ?? '') ?? [];
  if (type === undefined || bytes === undefined) return new Response(null, { status: 404 });
  const body = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
  return new Response(body, { headers: { 'content-type': type, ...COMMON_HEADERS } });
}
