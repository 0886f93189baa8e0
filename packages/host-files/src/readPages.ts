import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {HostFacts} from './hostFacts';
import type {FoundRequest} from './allowHosts';
import {policyHash, readHtml, readSheet, type PageCode} from './readHtml';

/** What stands in the pages and style sheets of a build. */
export interface Found {
  /** Scripts by hash. */
  readonly scripts: Map<string, string>;
  /** Hashes of style sheets that have a file, of others, and of the values of attributes. */
  readonly sheets: Set<string>;
  readonly styles: Set<string>;
  readonly styleAttributes: Set<string>;
  readonly requests: Map<string, FoundRequest>;
  /** Code that this command cannot look into: why pages load the application at idle. */
  readonly unknown: Set<string>;
  readonly problems: string[];
}

/** The `<meta>` of such a page. */
const AT_IDLE =
  /<meta(?=[^>]*\sname="?app-at-idle)[^>]*\scontent=(?:"([^"]*)"|([^\s>]*))/;

/** The reasons of this site's own pages. */
const OWN_REASONS = ['search results', 'nearest pages'];

/** Reads all pages and style sheets of a build. */
export function readPages(
  dir: string,
  {url, baseUrl, redirects, connect}: HostFacts,
): Found {
  const found: Found = {
    scripts: new Map(),
    sheets: new Set(),
    styles: new Set(),
    styleAttributes: new Set(),
    requests: new Map(),
    unknown: new Set(),
    problems: [],
  };
  for (const file of listFiles(dir, /\.(?:html|css)$/)) {
    const text = readFileSync(path.join(dir, file), 'utf8');
    const code = file.endsWith('.css') ? undefined : readHtml(text);
    if (code && baseUrl + file.replace(/\/index\.html$/, '') in redirects) {
      // Hosts with a policy redirect by themselves.
      continue;
    }
    if (code) {
      addCode(found, file, code);
      const [, quoted, bare = ''] = AT_IDLE.exec(text) ?? [];
      (quoted ?? bare)
        .split('; ')
        .filter((reason) => reason && !OWN_REASONS.includes(reason))
        .forEach((reason) => found.unknown.add(reason));
    }
    for (const request of code?.requests ?? readSheet(text, '')) {
      const source = sourceOf(request.address, new URL(baseUrl + file, url));
      if (source !== undefined && !connect.includes(source)) {
        // What the site loads from itself is known after the first.
        const where = source === "'self'" ? '' : file;
        const key = [request.directive, source, where].join(' ');
        found.requests.set(key, {...request, file, source});
      }
    }
  }
  return found;
}

function addCode(found: Found, file: string, code: PageCode): void {
  code.scripts.forEach((text) => found.scripts.set(policyHash(text), text));
  code.styles.forEach(({address, text}) =>
    found[address ? 'sheets' : 'styles'].add(policyHash(text)),
  );
  code.styleAttributes.forEach((text) =>
    found.styleAttributes.add(policyHash(text)),
  );
  found.problems.push(
    ...code.forbidden.map(
      (text) =>
        `${file}: ${text.slice(0, 80)}: no policy allows it: listen in a component or a client module`,
    ),
  );
}

function listFiles(dir: string, ending: RegExp): string[] {
  return readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => ending.test(file))
    .sort();
}

/** What a policy calls the place of an address; `undefined` when nothing is asked for. */
function sourceOf(address: string, base: URL): string | undefined {
  if (!URL.canParse(address, base)) {
    return undefined;
  }
  const {protocol, origin} = new URL(address, base);
  if (protocol === 'data:' || protocol === 'blob:') {
    return protocol;
  }
  return /^https?:$/.test(protocol)
    ? origin === base.origin
      ? "'self'"
      : origin
    : undefined;
}
