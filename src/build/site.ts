import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { isApiPath, type ApiHandler } from './apiProxy.ts';
import { getHeaders, REPORT_URL, type HeaderSet, type SiteHeaders } from './headers.ts';

const compress = promisify(brotliCompress);

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const compressible = /^(text|application)\/|svg/;

type SiteFile = { body: Buffer; type: string; headers: HeaderSet; small: Promise<Buffer> | null };

function readFiles(root: string, headers: SiteHeaders): Map<string, SiteFile> {
  const names = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    names.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = file.slice(root.length).split(sep).join('/');
      const type = types[extname(path)] ?? 'application/octet-stream';
      return [path, { body: readFileSync(file), type, headers: getHeaders(headers, path), small: null }];
    }),
  );
}

async function sendFile(file: SiteFile, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const br = compressible.test(file.type) && /\bbr\b/.test(String(request.headers['accept-encoding']));
  if (br) file.small ??= compress(file.body);
  const body = br && file.small ? await file.small : file.body;
  response.writeHead(200, {
    ...file.headers,
    'Content-Type': file.type,
    'Content-Length': body.length,
    Vary: 'Accept-Encoding',
    ...(br ? { 'Content-Encoding': 'br' } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  request.setEncoding('utf8');
  for await (const part of request) text += String(part);
  return text;
}

/** Keeps the reports that browsers send; GET reads them, DELETE forgets them. */
function createReportStore(): ApiHandler {
  let reports: unknown[] = [];
  return async (request, response) => {
    if (request.method === 'POST') reports.push(JSON.parse(await readBody(request)));
    if (request.method === 'DELETE') reports = [];
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(request.method === 'GET' ? JSON.stringify(reports.flat()) : '{}');
  };
}

export type SiteOptions = {
  /** Folder of the built site. */
  root: string;
  headers: SiteHeaders;
  /** Answers `/api`; without it those paths are not found. */
  api?: ApiHandler;
};

/** A server of the built site with its real headers: files, the page for every other address, `/api`, reports. */
export function createSiteServer({ root, headers, api }: SiteOptions): Server {
  const files = readFiles(root, headers);
  const reports = createReportStore();
  const answer: ApiHandler = async (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (path === REPORT_URL) return reports(request, response);
    if (isApiPath(request.url) && api) {
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader('X-Content-Type-Options', 'nosniff');
      return api(request, response);
    }
    const hidden =
      path.startsWith('/assets/') || isApiPath(path) || !/^(GET|HEAD)$/.test(request.method ?? '');
    const file = files.get(path) ?? (hidden ? undefined : files.get('/index.html'));
    if (file) return sendFile(file, request, response);
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end('Not found');
  };
  return createServer((request, response) => {
    Promise.resolve(answer(request, response)).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(String(error));
    });
  });
}
