import path from 'node:path';
import type {Fence} from '../pages/fences';
import type {MarkdownPage} from '../pages/page';
import {getPageStore, cachePerPage} from '../pages/store';
import type {FileProblem} from '../problem';
import {SCRIPT_EXTENSIONS, extractVueScript} from './languages';
import {findCheckOptOut, findOptOutProblems, type CheckOptOut} from './optOuts';

/** The lines of a sample that come from one fenced code block. */
export interface SampleSegment {
  readonly fence: Fence;
  /** 1-based line of the sample where the code of the fence begins. */
  readonly start: number;
  readonly lineCount: number;
}

/** A source file of a sample. */
export interface SampleFile {
  readonly name: string;
  readonly source: string;
}

/** A TypeScript or JavaScript sample: a fence, and the fences that continue it. */
export interface ScriptSample {
  /** Virtual path of the sample: path of the page, followed by a file name. */
  readonly path: string;
  readonly code: string;
  readonly segments: readonly SampleSegment[];
  /** Samples that this sample imports. Each comes after the samples that it imports itself. */
  readonly modules: readonly SampleFile[];
}

/** The samples of some pages, and the mistakes in the info strings of their fences. */
export interface ScriptSampleSet {
  readonly samples: readonly ScriptSample[];
  readonly fenceCount: number;
  readonly optOuts: readonly CheckOptOut[];
  readonly problems: readonly FileProblem[];
}

/** Reads a page by its path relative to the repository's root; returns `undefined` if it does not exist. */
export type MarkdownPageFinder = (file: string) => MarkdownPage | undefined;

/**
 * Collects the TypeScript, JavaScript and Vue fences of pages as files for the compiler.
 *
 * By default, each fence is a file. Words in the info string change this:
 * - `continues` appends the fence to the previous sample with the same title.
 * - `file="name.ts"` lets other fences of the page import it. All pages can import those of {@link SHARED_PAGES}.
 * - `no-check="reason"` excludes the fence.
 *
 * @param findPage - reads pages that samples import from
 */
export function collectScriptSamples(
  pages: readonly MarkdownPage[],
  findPage: MarkdownPageFinder = (file) => getPageStore().find(file),
): ScriptSampleSet {
  const sets = pages.map((page) => collectFromPage(page, findPage));
  const optOuts = sets.flatMap((set) => set.optOuts);
  return {
    samples: sets.flatMap(({samples}) => samples),
    fenceCount: sets.reduce((sum, {fenceCount}) => sum + fenceCount, 0),
    optOuts,
    problems: [
      ...findOptOutProblems(optOuts),
      ...sets.flatMap(({problems}) => problems),
    ],
  };
}

/** Collects the samples of one page. The result is cached until the page changes. */
export const collectPageSamples = cachePerPage(
  (page, store) => collectFromPage(page, (file) => store.find(file)).samples,
);

/** Pages whose samples all pages can import. */
const SHARED_PAGES = ['autosave', 'react'].map(
  (name) => `docs-spreadsheet/api/use/${name}.mdx`,
);

interface Draft {
  readonly path: string;
  readonly title: string | undefined;
  readonly lines: string[];
  readonly segments: SampleSegment[];
}

function collectFromPage(
  page: MarkdownPage,
  findPage: MarkdownPageFinder,
): ScriptSampleSet {
  const {samples, ...others} = collectWithoutModules(page);
  return {
    ...others,
    samples: samples.map((sample) => ({
      ...sample,
      modules: findModules(sample, samples, findPage),
    })),
  };
}

function collectWithoutModules({file, fences}: MarkdownPage) {
  const drafts: Draft[] = [];
  const optOuts: CheckOptOut[] = [];
  const problems: FileProblem[] = [];
  let fenceCount = 0;
  for (const fence of fences) {
    const extension = SCRIPT_EXTENSIONS[fence.lang];
    if (!extension || !isSdkCode(fence, extension)) {
      continue;
    }
    fenceCount += 1;
    const optOut = findCheckOptOut(fence);
    if (optOut) {
      optOuts.push(optOut);
    } else {
      problems.push(...addFence(drafts, file, fence, extension));
    }
  }
  const samples = drafts.map(({path: name, lines, segments}) => ({
    path: name,
    code: lines.join('\n'),
    segments,
  }));
  return {samples, fenceCount, optOuts, problems};
}

type Module = Pick<ScriptSample, 'path' | 'code'>;

/** Finds the samples that a sample imports. Each comes after the samples that it imports itself. */
function findModules(
  sample: Module,
  own: readonly Module[],
  findPage: MarkdownPageFinder,
): SampleFile[] {
  const found = new Map<string, SampleFile>();
  const add = ({code}: Module): void => {
    for (const [, name = ''] of code.matchAll(/\bfrom '\.\/([^']+)'/g)) {
      const other = findModule(name, own) ?? findSharedModule(name, findPage);
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

function findSharedModule(
  name: string,
  findPage: MarkdownPageFinder,
): Module | undefined {
  const shared = SHARED_PAGES.flatMap((file) => {
    const page = findPage(file);
    return page ? collectWithoutModules(page).samples : [];
  });
  return findModule(name, shared);
}

/**
 * Whether a fence is compiled against the SDK. JavaScript must import the SDK, because it may also be a
 * configuration file. Code for Docusaurus' live editor is excluded, because it has its own global variables.
 */
function isSdkCode({code, meta}: Fence, extension: string): boolean {
  return (
    !meta.has('live') &&
    (!/^jsx?$/.test(extension) || code.includes('spreadsheet-sdk'))
  );
}

/** Appends a fence to the sample that it continues, or adds it as a new sample. */
function addFence(
  drafts: Draft[],
  page: string,
  fence: Fence,
  extension: string,
): FileProblem[] {
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
  const lines = (lang === 'vue' ? extractVueScript(code) : code).split('\n');
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
): FileProblem {
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
