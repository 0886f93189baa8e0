import type {Guide, GuideFramework} from '../sample';
import type {Fence} from '../../content/page/fences';
import type {MarkdownPage} from '../../content/page/markdown';
import {collectSamples} from '../../content/samples/collect';
import {filesOf} from '../../content/samples/runnable';
import type {SampleFile, ScriptSample} from '../../content/samples/types';

/** What only code for Angular imports. */
const ANGULAR = /from '@angular\//;

/** What only guides to frameworks have. */
export const FRAMEWORK = /```(?:tsx|vue)|from '@angular\//;

/** A component that an application can show as it is: it takes nothing. */
const COMPONENT = /^export function \w+\(\)/m;

/** Whether a fence is the last file of an application. */
const IS_LAST: Readonly<Record<GuideFramework, (fence: Fence) => boolean>> = {
  plain: (fence) => isMain(fence) && !ANGULAR.test(fence.code),
  react: ({lang, code}) => lang === 'tsx' && COMPONENT.test(code),
  vue: ({lang}) => lang === 'vue',
  next: ({lang, meta}) =>
    lang === 'tsx' && /^app\/.*\/page\.tsx$/.test(meta.get('title') ?? ''),
  angular: (fence) => isMain(fence) && ANGULAR.test(fence.code),
};

function isMain({lang, meta}: Fence): boolean {
  return lang === 'ts' && meta.get('file') === 'main.ts';
}

/**
 * Reads a page as a guide.
 *
 * @returns nothing for a page that shows no application of a framework: its samples stand on their own
 */
export function guideOf(page: MarkdownPage): Guide | undefined {
  const {samples} = collectSamples([page]);
  const projects = (Object.keys(IS_LAST) as GuideFramework[]).flatMap(
    (framework) => {
      const last = samples.find(({segments}) =>
        IS_LAST[framework](segments[0]!.fence),
      );
      return last ? [{framework, files: shownFiles(last)}] : [];
    },
  );
  return projects.some(({framework}) => framework !== 'plain')
    ? {
        styles: page.fences
          .filter(({lang, meta}) => lang === 'css' && meta.has('title'))
          .map(({code}) => code)
          .join('\n\n'),
        projects,
      }
    : undefined;
}

/** The files of a sample as the page shows them: the compiler sees of a component of Vue its script alone. */
function shownFiles(sample: ScriptSample): SampleFile[] {
  const {fence} = sample.segments[0]!;
  const files = filesOf(sample);
  return fence.lang === 'vue'
    ? [
        ...files.slice(0, -1),
        {name: fence.meta.get('title')!, source: fence.code},
      ]
    : files;
}
