import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A host in front of a site, for browsers to keep damaged copies of its files. */
export interface DamagedCopies {
  readonly url: string;
  /** Paths of files, as often as they were asked for. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** Files that browsers keep. */
const KEPT = /^\/(?:assets|search-index)\/.+\.(\w+)$/;

/** What a script does that nobody published. */
const DAMAGE: Readonly<Record<string, (text: string) => string>> = {
  js: (text) => `self.tampered=1;${text}`,
  css: (text) => `a{}${text}`,
  json: (text) => text.slice(0, text.length / 2),
};

/**
 * Answers as a site does, but for the first answer that each of its files has: that is damaged, and kept for a year.
 *
 * @param site - origin of the site
 */
export async function serveDamagedOnce(site: string): Promise<DamagedCopies> {
  const asked: string[] = [];
  const answerTo = async (url: string, response: ServerResponse) => {
    const answer = await fetch(site + url);
    const [file] = url.split('?', 1);
    const [, ending] = KEPT.exec(file!) ?? [];
    const damage = DAMAGE[ending ?? ''];
    for (const [name, value] of answer.headers) {
      if (!/^(?:content-(?:encoding|length)|etag|transfer-)/.test(name)) {
        response.setHeader(name, value);
      }
    }
    response.statusCode = answer.status;
    if (!damage) {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const isFirst = !asked.includes(file!);
    asked.push(file!);
    response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    const text = await answer.text();
    response.end(isFirst ? damage(text) : text);
  };
  const server = createServer(({url = '/'}, response) => {
    // A page that is left no longer waits.
    answerTo(url, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
