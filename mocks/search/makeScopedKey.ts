const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/**
 * A search key that can do no more than the parameters inside it allow, as Typesense makes them: the signature of the
 * parameters, the first four characters of the parent key, and the parameters, readable by all.
 */
export async function makeScopedKey(parentKey: string, parameters: Record<string, unknown>): Promise<string> {
  const text = JSON.stringify(parameters);
  const how = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(parentKey), how, false, ['sign']);
  const signature = base64(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOf(text))));
  return base64(bytesOf(`${signature}${parentKey.slice(0, 4)}${text}`));
}
