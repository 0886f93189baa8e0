import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Fence} from '../page/fences';
import {parseMarkdownFile, type MarkdownPage} from '../page/markdown';
import {originalOf} from '../page/place';
import type {Problem} from '../problem';
import {optOutOf, optOutProblems, type OptOut} from './optOuts';
import {readExpectedErrors} from './expectedErrors';
import type {SampleFile, ScriptSample, ScriptSampleSet, Segment} from './types';
import {vueScript} from './vueScript';

/** The languages of samples in TypeScript and JavaScript, each with the ending of its files. */
export const SCRIPT_EXTENSIONS: Readonly<Record<string, string>> = {
  ts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
  js: 'js',
  javascript: 'js',
  jsx: 'jsx',
  vue: 'ts',
};

/** The module that samples import. */
const CONTRACT = 'spreadsheet-sdk';

interface Draft {
  readonly path: string;
  readonly title: string | undefined;
  readonly lines: string[];
  readonly segments: Segment[];
}

/**
 * Turns the TypeScript, JavaScript and Vue fences of pages into files for the compiler.
 *
 * A fence is a file of its own. With `continues` it is added to
 * the sample before it that has the same title.
 * With `file="name.ts"` other fences of the page can import it. So can pages in the same folder, if it
 * has the name of its page: `./autosave` stands on `autosave.mdx`. With `no-check="reason"` it is left out.
 */
export function collectSamples(
  pages: readonly MarkdownPage[],
): ScriptSampleSet {
  const samples: ScriptSample[] = [];
  const optOuts: OptOut[] = [];
  const problems: Problem[] = [];
  let fenceCount = 0;
  for (const page of pages) {
    const drafts: Draft[] = [];
    for (const fence of page.fences) {
      const extension = SCRIPT_EXTENSIONS[fence.lang];
      if (!extension || !isOfContract(fence, extension)) {
        continue;
      }
      fenceCount += 1;
      const optOut = optOutOf(fence);
      if (optOut) {
        optOuts.push(optOut);
      } else {
        problems.push(...addFence(drafts, page.file, fence, extension));
      }
    }
    const own = drafts.map(({path: file, lines, segments}) => ({
      path: file,
      code: lines.join('\n'),
      segments,
    }));
    samples.push(
      ...own.map((sample) => ({
        ...sample,
        modules: modulesOf(sample, own, page.file),
      })),
    );
  }
  return {
    samples,
    fenceCount,
    optOuts,
    problems: [...optOutProblems(optOuts), ...problems],
  };
}

type Module = Pick<ScriptSample, 'path' | 'code'>;

/** The samples that a sample imports, each behind those that it imports itself. */
function modulesOf(
  sample: Module,
  own: readonly Module[],
  page: string,
): SampleFile[] {
  const found = new Map<string, SampleFile>();
  const add = ({code}: Module): void => {
    for (const [, name] of code.matchAll(/\bfrom '\.\/([^']+)'/g)) {
      const other = moduleNamed(name!, own) ?? lentModule(name!, page);
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

function moduleNamed(
  name: string,
  modules: readonly Module[],
): Module | undefined {
  const files = ['', '.ts', '.tsx', '.js'].map((ending) => name + ending);
  return modules.find(({path: file}) =>
    files.includes(path.posix.basename(file)),
  );
}

/** A sample of the page beside this one whose name it has. */
function lentModule(name: string, page: string): Module | undefined {
  const folder = path.posix.dirname(originalOf(page) ?? page);
  const lender = path.posix.join(folder, `${name}.mdx`);
  return existsSync(lender)
    ? moduleNamed(name, collectSamples([parseMarkdownFile(lender)]).samples)
    : undefined;
}

/**
 * Whether a fence is code for the contract. JavaScript may be anything that a page shows, such as a
 * configuration; it is held to the contract where it imports it. Live fences have a scope of their own.
 */
function isOfContract({code, meta}: Fence, extension: string): boolean {
  return (
    !meta.has('live') && (!/^jsx?$/.test(extension) || code.includes(CONTRACT))
  );
}

function addFence(
  drafts: Draft[],
  page: string,
  fence: Fence,
  extension: string,
): Problem[] {
  const {meta, lang, code} = fence;
  const title = meta.get('title');
  const continues = meta.has('continues');
  const before = [...drafts].reverse().find((draft) => draft.title === title);
  const draft =
    continues && before ? before : startDraft(drafts, page, fence, extension);
  const lines = (lang === 'vue' ? vueScript(code) : code).split('\n');
  const {expected, problems} = readExpectedErrors(fence);
  draft.segments.push({
    fence,
    start: draft.lines.length + 1,
    lineCount: lines.length,
    expected,
  });
  draft.lines.push(...lines);
  return [
    ...(continues && !before ? [nothingToContinue(fence, title)] : []),
    ...problems,
  ];
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

function startDraft(
  drafts: Draft[],
  page: string,
  fence: Fence,
  extension: string,
): Draft {
  const name =
    fence.meta.get('file') ?? `sample-${drafts.length + 1}.${extension}`;
  const draft: Draft = {
    path: `${page}/${name}`,
    title: fence.meta.get('title'),
    lines: [],
    segments: [],
  };
  drafts.push(draft);
  return draft;
}
