import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ExternalRequest} from './allowedHosts';
import {
  computeCspHash,
  readHtml,
  readStyleSheet,
  type PageCode,
} from './readHtml';
import type {SiteInfo} from './siteInfo';

/** Inline code and requests of all pages and style sheets of a build. */
export interface BuildCode {
  /** Text of each inline script by its hash. */
  readonly scripts: Map<string, string>;
  /** Hashes of `<style>` elements that are copies of style sheet files. */
  readonly inlinedSheets: Set<string>;
  /** Hashes of all other `<style>` elements. */
  readonly styles: Set<string>;
  readonly styleAttributes: Set<string>;
  readonly requests: Map<string, ExternalRequest>;
  readonly problems: string[];
}

export interface PageOptions {
  /** Attribute that contains the address of the file that a `<style>` element is a copy of. */
  readonly inlinedSheetAttribute: string;
  /** Called with the HTML of each page. */
  readonly onPage: (html: string) => void;
}

/** Reads the code and requests of all pages and style sheets of a build. */
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
      // This page is never served, because the host redirects its address.
      continue;
    }
    if (code) {
      addCode(build, file, code);
      onPage(text);
    }
    for (const request of code?.requests ?? readStyleSheet(text, '')) {
      const source = cspSource(request.address, new URL(baseUrl + file, url));
      if (source !== undefined && !connect.includes(source)) {
        // Keeps one request for each directive and file; for the site's own files, one for each directive.
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
  code.scripts.forEach((text) => build.scripts.set(computeCspHash(text), text));
  code.styles.forEach(({address, text}) =>
    build[address ? 'inlinedSheets' : 'styles'].add(computeCspHash(text)),
  );
  code.styleAttributes.forEach((text) =>
    build.styleAttributes.add(computeCspHash(text)),
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

/** Returns the CSP source expression for an address; `undefined` if loading it sends no request. */
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
