import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {buildIndex} from '../../search/engines/embedded/build/buildIndex';
import {
  extractPage,
  type ExtractedPage,
} from '../../search/records/extractPage';
import {joinPages} from '../../search/records/joinPages';
import {readSearchTerms} from '../../search/records/searchTerms';
import {DOCS_SET_LIST} from '../../sets/index';
import {sourceFiles} from '../page-sources/sourceFiles';
import {renderDevPage, type RemarkStep} from './devPage';
import type {DevSource} from './devSources';

/** What the development server knows about the site. */
export interface DevSite {
  readonly siteDir: string;
  readonly locale: string;
  /** Base path of the locale, with a slash at both ends. */
  readonly baseUrl: string;
  /** The pages, as they are now. */
  readonly sources: () => readonly DevSource[];
  /** Remark steps of the documentation sets, by id. */
  readonly steps: Readonly<Record<string, readonly RemarkStep[]>>;
  /** Files, and folders of them, that the remark steps read, relative to the site's folder. */
  readonly stepSources: readonly string[];
}

/** Makes an index: file name → text. */
export type BuildDevIndex = () => Promise<Map<string, string>>;

/** What was read of a page, and what that was made from. */
interface Known {
  readonly fingerprint: string;
  readonly extracted: readonly ExtractedPage[];
}

/**
 * Makes the index of the development server from the sources of the pages, as they are at each
 * call. Pages that have not changed are not read again; pages that cannot be read just now (half an
 * edit) are left out.
 */
export function devIndexBuilder(site: DevSite): BuildDevIndex {
  const known = new Map<string, Known>();
  return async () => {
    const stamp = await stampOf(site);
    const pages: ExtractedPage[] = [];
    for (const source of site.sources()) {
      pages.push(...(await readPage(site, source, stamp, known)));
    }
    const files = buildIndex(joinPages(pages), site.locale);
    return new Map(files.map(({name, text}) => [name, text]));
  };
}

async function readPage(
  site: DevSite,
  page: DevSource,
  stamp: string,
  known: Map<string, Known>,
): Promise<readonly ExtractedPage[]> {
  try {
    const file = path.join(site.siteDir, page.file);
    const source = await readFile(file, 'utf8');
    const fingerprint = JSON.stringify([stamp, page, source]);
    const before = known.get(page.path);
    if (before?.fingerprint === fingerprint) {
      return before.extracted;
    }
    const html = await renderDevPage({
      ...page,
      source,
      file,
      language: site.locale,
      steps: site.steps[page.set ?? ''] ?? [],
    });
    const url = `http://localhost${page.path}`;
    const names = readSearchTerms(site.siteDir)(
      page.path.slice(site.baseUrl.length),
    );
    const read = extractPage({html, url, names}, DOCS_SET_LIST);
    const extracted = read ? [read] : [];
    known.set(page.path, {fingerprint, extracted});
    return extracted;
  } catch {
    // The development server itself reports what is wrong with the page.
    return [];
  }
}

async function stampOf({siteDir, stepSources}: DevSite): Promise<string> {
  const times = await Promise.all(
    sourceFiles(siteDir, stepSources).map(async (file) => {
      const {mtimeMs} = await stat(file);
      return mtimeMs;
    }),
  );
  return times.join();
}
