import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {transform} from 'esbuild';

/** Below the base path: nothing of a build has such an address. */
export const PREVIEW = '__preview';

const PANEL = 'src/plugins/page-preview/panel';

/** How the files of the panel are sent: their type, and what becomes of their text before. */
const FILES: Readonly<
  Record<string, {readonly source: string; readonly type: string}>
> = {
  'panel.css': {source: 'panel.css', type: 'text/css'},
  'panel.js': {source: 'panel.ts', type: 'text/javascript'},
};

/** What the server asks to look at a page. */
export interface PreviewSite {
  readonly siteDir: string;
  /** Base path of the locale, with a slash at both ends. */
  readonly baseUrl: string;
  /** The answer about a page, from its path and the HTML that a browser shows of it. */
  readonly look: (route: string, html: string) => Promise<object>;
}

type Next = (error?: unknown) => void;

/**
 * Answers below `/__preview`: with the panel for every page, with what it loads, and, where it sends the
 * HTML of its page, with what others show of that.
 */
export function previewMiddleware({siteDir, baseUrl, look}: PreviewSite) {
  const prefix = `${baseUrl}${PREVIEW}`;
  const answer = async (
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
  ) => {
    const send = (type: string, text: string) => {
      response.setHeader('content-type', `${type}; charset=utf-8`);
      response.setHeader('cache-control', 'no-store');
      response.end(text);
    };
    const name = address.slice(prefix.length + 1);
    if (request.method === 'POST') {
      const seen = await look(baseUrl + name, await textOf(request)).catch(
        (error: Error) => ({error: error.message}),
      );
      send('application/json', JSON.stringify(seen));
      return;
    }
    const {source, type} = FILES[name] ?? {
      source: 'panel.html',
      type: 'text/html',
    };
    const text = await readFile(path.join(siteDir, PANEL, source), 'utf8');
    send(
      type,
      source.endsWith('.ts')
        ? (await transform(text, {loader: 'ts'})).code
        : text.replaceAll('%BASE%', baseUrl),
    );
  };
  return (
    request: IncomingMessage,
    response: ServerResponse,
    next: Next,
  ): void => {
    const [address = ''] = (request.url ?? '').split('?', 1);
    if (address === prefix || address.startsWith(`${prefix}/`)) {
      answer(request, response, address).catch(next);
    } else {
      next();
    }
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Uint8Array);
  }
  return Buffer.concat(chunks).toString('utf8');
}
