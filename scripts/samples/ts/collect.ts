import {extractFences, type Fence} from '../../../src/sets/page/fences';
import type {MarkdownPage} from '../../../src/sets/page/markdown';
import {readExpectedErrors} from './expectedErrors';
import type {Sample, SampleSet, Segment} from './types';
import {vueScript} from './vueScript';
import {vueTemplateFaults} from './vueTemplate';

const EXTENSIONS: Readonly<Record<string, string>> = {
  ts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
  js: 'js',
  javascript: 'js',
  jsx: 'jsx',
  vue: 'ts',
};

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
 * With `file="name.ts"` other fences of the page can import it. With `no-check="reason"` it is left out.
 */
export function collectSamples(pages: readonly MarkdownPage[]): SampleSet {
  const all: Draft[] = [];
  const optOuts: string[] = [];
  const problems: string[] = [];
  let fenceCount = 0;
  for (const page of pages) {
    const drafts: Draft[] = [];
    for (const fence of extractFences(page)) {
      const extension = EXTENSIONS[fence.lang];
      if (!extension) {
        continue;
      }
      fenceCount += 1;
      const place = `${fence.file}:${fence.line}`;
      if (fence.meta.has('no-check')) {
        const reason = fence.meta.get('no-check')!;
        if (reason.length < 10) {
          problems.push(
            `${place}: found no-check without a reason; write no-check="why it cannot be checked".`,
          );
        }
        optOuts.push(`${place}: ${reason}`);
        continue;
      }
      const title = fence.meta.get('title');
      const before = [...drafts]
        .reverse()
        .find((draft) => draft.title === title);
      if (fence.meta.has('continues') && !before) {
        problems.push(
          `${place}: found continues, but no sample titled ${title ?? '(nothing)'} before it on the page; put the sample first or make this one whole.`,
        );
      }
      const draft =
        fence.meta.has('continues') && before
          ? before
          : startDraft(drafts, page.file, fence, extension);
      addFence(draft, fence, problems);
    }
    all.push(...drafts);
  }
  const samples: Sample[] = all.map(({path, lines, segments}) => ({
    path,
    code: lines.join('\n'),
    segments,
  }));
  return {samples, fenceCount, optOuts, problems};
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

function addFence(draft: Draft, fence: Fence, problems: string[]): void {
  const isVue = fence.lang === 'vue';
  if (isVue) {
    problems.push(
      ...vueTemplateFaults(fence.code).map(
        ({line, message}) =>
          `${fence.file}:${fence.line + line - 1}: ${message}`,
      ),
    );
  }
  const code = isVue ? vueScript(fence.code) : fence.code;
  const lines = code.split('\n');
  draft.segments.push({
    fence,
    start: draft.lines.length + 1,
    lineCount: lines.length,
    expected: readExpectedErrors(fence, problems),
  });
  draft.lines.push(...lines);
}
