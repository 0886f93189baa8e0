import path from 'node:path';
import type {Fence} from '../pages/fences';
import type {MarkdownPage} from '../pages/page';
import {findOriginal} from '../pages/place';
import {pageStore, perPage} from '../pages/store';
import type {Problem} from '../problem';
import {SCRIPT_EXTENSIONS, vueScript} from './languages';
import {findOptOut, optOutProblems, type OptOut} from './optOuts';

/** The lines of a sample that come from one fence. */
export interface Segment {
  readonly fence: Fence;
  /** Line of the sample, from 1, where the fence begins. */
  readonly start: number;
  readonly lineCount: number;
}

/** A source file of a sample. */
interface SampleFile {
  readonly name: string;
  readonly source: string;
}

/** A TypeScript or JavaScript file: one fence, and the fences that continue it. */
export interface ScriptSample {
  /** Path of the page, and the name of the file below it. */
  readonly path: string;
  readonly code: string;
  readonly segments: readonly Segment[];
  /** Samples that it imports, each after its own imports. */
  readonly modules: readonly SampleFile[];
}

/** The samples of some pages, and mistakes in their info strings. */
export interface ScriptSampleSet {
  readonly samples: readonly ScriptSample[];
  readonly fenceCount: number;
  readonly optOuts: readonly OptOut[];
  readonly problems: readonly Problem[];
}

/** Reads a page by its path relative to the repository's root; `undefined` if there is none. */
export type FindPage = (file: string) => MarkdownPage | undefined;

/**
 * Collects the TypeScript, JavaScript and Vue fences of pages as files for the compiler.
 *
 * Each fence is a file. With `continues`, it extends the previous sample with the same title.
 * With `file="name.ts"`, other fences of the page can import it. Pages in the same folder can too, if it has the name of
 * its page: `./autosave` is on `autosave.mdx`. With `no-check="reason"`, it is left out.
 *
 * @param findPage - reads pages that samples import from
 */
export function collectSamples(
  pages: readonly MarkdownPage[],
  findPage: FindPage = (file) => pageStore().find(file),
): ScriptSampleSet {
  const sets = pages.map((page) => collectFromPage(page, findPage));
  const optOuts = sets.flatMap((set) => set.optOuts);
  return {
    samples: sets.flatMap(({samples}) => samples),
    fenceCount: sets.reduce((sum, {fenceCount}) => sum + fenceCount, 0),
    optOuts,
    problems: [
      ...optOutProblems(optOuts),
      ...sets.flatMap(({problems}) => problems),
    ],
  };
}

/** The samples of one page, cached. */
export const pageSamples = perPage(
  (page, store) => collectFromPage(page, (file) => store.find(file)).samples,
);

interface Draft {
  readonly path: string;
  readonly title: string | undefined;
  readonly lines: string[];
  readonly segments: Segment[];
}

function collectFromPage(
  {file, fences}: MarkdownPage,
  findPage: FindPage,
): ScriptSampleSet {
  const drafts: Draft[] = [];
  const optOuts: OptOut[] = [];
  const problems: Problem[] = [];
  let fenceCount = 0;
  for (const fence of fences) {
    const extension = SCRIPT_EXTENSIONS[fence.lang];
    if (!extension || !isSdkCode(fence, extension)) {
      continue;
    }
    fenceCount += 1;
    const optOut = findOptOut(fence);
    if (optOut) {
      optOuts.push(optOut);
    } else {
      problems.push(...addFence(drafts, file, fence, extension));
    }
  }
  const own = drafts.map(({path: name, lines, segments}) => ({
    path: name,
    code: lines.join('\n'),
    segments,
  }));
  const samples = own.map((sample) => ({
    ...sample,
    modules: findModules(sample, own, file, findPage),
  }));
  return {samples, fenceCount, optOuts, problems};
}

type Module = Pick<ScriptSample, 'path' | 'code'>;

/** The samples that a sample imports, each after its own imports. */
function findModules(
  sample: Module,
  own: readonly Module[],
  page: string,
  findPage: FindPage,
): SampleFile[] {
  const found = new Map<string, SampleFile>();
  const add = ({code}: Module): void => {
    for (const [, name = ''] of code.matchAll(/\bfrom '\.\/([^']+)'/g)) {
      const other =
        findModule(name, own) ?? findSiblingModule(name, page, findPage);
      if (other && other.path !== sample.path && !found.has(other.path)) {
        add(other);
        found.set(other.path, {
          name: path.posix.basename(other.path),
          source: other.code,
        });
      }
    }
  };
  add(sample);
  return [...found.values()];
}

function findModule(
  name: string,
  modules: readonly Module[],
): Module | undefined {
  const files = ['', '.ts', '.tsx', '.js'].map((ending) => name + ending);
  return modules.find(({path: file}) =>
    files.includes(path.posix.basename(file)),
  );
}

/** Finds a sample on another page of the folder, if the page has the name of the sample. */
function findSiblingModule(
  name: string,
  page: string,
  findPage: FindPage,
): Module | undefined {
  const folder = path.posix.dirname(findOriginal(page) ?? page);
  const sibling = findPage(path.posix.join(folder, `${name}.mdx`));
  return (
    sibling && findModule(name, collectFromPage(sibling, findPage).samples)
  );
}

/**
 * Selects fences to compile against the SDK. JavaScript may be any configuration file, so only files that import the SDK
 * count. Fences of Docusaurus' live editor have a scope of their own.
 */
function isSdkCode({code, meta}: Fence, extension: string): boolean {
  return (
    !meta.has('live') &&
    (!/^jsx?$/.test(extension) || code.includes('spreadsheet-sdk'))
  );
}

/** Adds a fence to the sample that it continues, or as a new sample. */
function addFence(
  drafts: Draft[],
  page: string,
  fence: Fence,
  extension: string,
): Problem[] {
  const {meta, lang, code} = fence;
  const title = meta.get('title');
  const continued = meta.has('continues')
    ? drafts.filter((draft) => draft.title === title).at(-1)
    : undefined;
  const draft = continued ?? {
    path: `${page}/${meta.get('file') ?? `sample-${drafts.length + 1}.${extension}`}`,
    title,
    lines: [],
    segments: [],
  };
  if (!continued) {
    drafts.push(draft);
  }
  const lines = (lang === 'vue' ? vueScript(code) : code).split('\n');
  draft.segments.push({
    fence,
    start: draft.lines.length + 1,
    lineCount: lines.length,
  });
  draft.lines.push(...lines);
  return meta.has('continues') && !continued
    ? [nothingToContinue(fence, title)]
    : [];
}

function nothingToContinue(
  {file, line}: Fence,
  title: string | undefined,
): Problem {
  return {
    file,
    line,
    found: 'continues',
    expected: title
      ? `a sample titled "${title}" before it on the page`
      : 'a sample without a title before it on the page',
    remedy: 'Put that sample first, or make this one whole.',
  };
}
