import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {BuildRequest} from './allowedHosts';
import {cspHash, readHtml, readStyleSheet, type PageCode} from './readHtml';
import type {SiteInfo} from './siteInfo';

/** Code and requests of all pages and style sheets of a build. */
export interface BuildCode {
  /** Hash → text of inline scripts. */
  readonly scripts: Map<string, string>;
  /** Hashes of inlined style sheet files. */
  readonly inlinedSheets: Set<string>;
  /** Hashes of other `<style>` elements. */
  readonly styles: Set<string>;
  readonly styleAttributes: Set<string>;
  readonly requests: Map<string, BuildRequest>;
  readonly problems: string[];
}

export interface PageOptions {
  /** Attribute of `<style>` elements that hold a copy of a file: its address. */
  readonly inlinedSheetAttribute: string;
  /** Called with the HTML of each page. */
  readonly onPage: (html: string) => void;
}

/** Reads all pages and style sheets of a build. */
export function readPages(
  dir: string,
  {url, baseUrl, redirects, connect}: SiteInfo,
  {inlinedSheetAttribute, onPage}: PageOptions,
): BuildCode {
  const build: BuildCode = {
    scripts: new Map(),
    inlinedSheets: new Set(),
    styles: new Set(),
    styleAttributes: new Set(),
    requests: new Map(),
    problems: [],
  };
  for (const file of listFiles(dir, /\.(?:html|css)$/)) {
    const text = readFileSync(path.join(dir, file), 'utf8');
    const code = file.endsWith('.css')
      ? undefined
      : readHtml(text, inlinedSheetAttribute);
    if (code && baseUrl + file.replace(/\/index\.html$/, '') in redirects) {
      // The host redirects before it would send this page.
      continue;
    }
    if (code) {
      addCode(build, file, code);
      onPage(text);
    }
    for (const request of code?.requests ?? readStyleSheet(text, '')) {
      const source = cspSource(request.address, new URL(baseUrl + file, url));
      if (source !== undefined && !connect.includes(source)) {
        // One request per directive is enough for the site's own files.
        const key = [
          request.directive,
          source,
          source === "'self'" ? '' : file,
        ].join(' ');
        build.requests.set(key, {...request, file, source});
      }
    }
  }
  return build;
}

function addCode(build: BuildCode, file: string, code: PageCode): void {
  code.scripts.forEach((text) => build.scripts.set(cspHash(text), text));
  code.styles.forEach(({address, text}) =>
    build[address ? 'inlinedSheets' : 'styles'].add(cspHash(text)),
  );
  code.styleAttributes.forEach((text) =>
    build.styleAttributes.add(cspHash(text)),
  );
  build.problems.push(
    ...code.forbidden.map(
      (text) =>
        `${file}: ${text.slice(0, 80)}: no policy allows it: listen in a component or a client module`,
    ),
  );
}

function listFiles(dir: string, extension: RegExp): string[] {
  return readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => extension.test(file))
    .sort();
}

/** The CSP source expression of an address; `undefined` if loading it sends no request. */
function cspSource(address: string, base: URL): string | undefined {
  if (!URL.canParse(address, base)) {
    return undefined;
  }
  const {protocol, origin} = new URL(address, base);
  if (protocol === 'data:' || protocol === 'blob:') {
    return protocol;
  }
  if (!/^https?:$/.test(protocol)) {
    return undefined;
  }
  return origin === base.origin ? "'self'" : origin;
}
