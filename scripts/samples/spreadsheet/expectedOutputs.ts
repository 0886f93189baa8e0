import type {Fence, MarkdownPage, ScriptSample} from '../../../src/content';

/** What a page says that a sample logs. */
export interface ExpectedOutput {
  readonly fence: Fence;
  readonly lines: readonly string[];
}

/** Fences titled `Console` below the fences of a sample, in their order. */
export function expectedOutputs(
  pages: readonly MarkdownPage[],
  sample: ScriptSample,
): ExpectedOutput[] {
  const own = new Set(sample.segments.map(({fence}) => fence));
  const fences = pages.flatMap((page) => page.fences);
  return fences.flatMap((fence, index) => {
    const before = fences
      .slice(0, index)
      .reverse()
      .find(({lang}) => lang !== 'text');
    const isOwn =
      fence.meta.get('title') === 'Console' && before && own.has(before);
    return isOwn ? [{fence, lines: fence.code.split('\n')}] : [];
  });
}
