import type {ParseFrontMatter} from '@docusaurus/types';
import {
  findOriginalFile,
  findPagePlace,
  collectPageSamples,
  getPageStore,
  cachePerPage,
  ProblemError,
  toRelativePath,
  listSampleFiles,
  type Fence,
  type ScriptSample,
} from '../../content';
import {LIVE_PROJECT_KEY} from '../../site/frontMatter';
import type {SampleFile} from '../compileSample';
import {FRAMEWORKS, type GuideFramework} from '../project/frameworks';
import {
  createGuideFiles,
  createProjectFiles,
  type FrameworkGuide,
  type DownloadableProject,
  type ProjectSample,
} from '../project/projectFiles';
import type {TemplateFiller} from '../project/templates';
import {findLiveFences} from './liveFences';

/** Data of the project that readers can download from a page. */
export interface PageProject {
  /** Name of the project's file in the build. */
  readonly key: string;
  readonly title: string;
  readonly route: string;
  readonly samples: readonly ProjectSample[];
  /** Set if the page contains code for frameworks. */
  readonly guide?: FrameworkGuide | undefined;
}

/** Derives the key of a page's project from the file path of the page. */
export function getProjectKey(file: string): string {
  return file.replace(/\.\w+$/, '').replace(/\W+/g, '-');
}

/** Matches pages that may contain code for a framework, without parsing them. */
const FRAMEWORK = /```(?:tsx|vue)|from '@angular\//;

/**
 * Returns the project of a page; `undefined` if the page has neither live samples nor code for frameworks. Cached.
 *
 * @throws ProblemError if the page is not valid MDX
 */
export const findPageProject = cachePerPage(
  (page, store): PageProject | undefined => {
    const {file, text, route = ''} = page;
    const live = findLiveFences(store, file);
    if (live.length === 0 && !FRAMEWORK.test(text)) {
      return undefined;
    }
    const guide = findGuide(collectPageSamples(store, file), page.fences);
    if (live.length === 0 && !guide) {
      return undefined;
    }
    const {title, headings} = page;
    return {
      key: getProjectKey(file),
      title,
      route,
      guide,
      samples: live.map(({fence, files, before}) => ({
        title: fence.meta.get('title') ?? files.at(-1)!.name,
        heading:
          headings.filter(({line}) => line < fence.line).at(-1)?.text ?? title,
        files,
        before,
      })),
    };
  },
);

/** Word of a code fence that is a file of the page's project although the application does not import it. */
const IN_PROJECT_FLAG = 'in-project';

/** Collects the applications that a page contains; `undefined` if none of them uses a framework. */
function findGuide(
  samples: readonly ScriptSample[],
  fences: readonly Fence[],
): FrameworkGuide | undefined {
  const projects = (Object.keys(FRAMEWORKS) as GuideFramework[]).flatMap(
    (framework) => {
      const entry = samples.find(({segments}) =>
        FRAMEWORKS[framework].isEntry(segments[0]!.fence),
      );
      return entry ? [{framework, files: shownFiles(entry)}] : [];
    },
  );
  if (projects.every(({framework}) => framework === 'plain')) {
    return undefined;
  }
  const styles = fences.filter(
    ({lang, meta}) => lang === 'css' && meta.has('title'),
  );
  const shared = fences.filter(({meta}) => meta.has(IN_PROJECT_FLAG));
  return {
    styles: styles.map(({code}) => code).join('\n\n'),
    shared: Object.fromEntries(
      shared.map(({meta, code}) => [meta.get('title')!, `${code}\n`]),
    ),
    projects,
  };
}

/** Returns the files of a sample with complete Vue components. Only their scripts are compiled. */
function shownFiles(sample: ScriptSample): SampleFile[] {
  const {fence} = sample.segments[0]!;
  const files = listSampleFiles(sample);
  return fence.lang === 'vue'
    ? [
        ...files.slice(0, -1),
        {name: fence.meta.get('title')!, source: fence.code},
      ]
    : files;
}

/**
 * Creates the files of a page's project.
 *
 * @param site - URL of the site
 */
export function createProject(
  {title, route, samples, guide}: PageProject,
  site: string,
  lang: string,
  fill: TemplateFiller,
): DownloadableProject {
  const name = route.replace(/.*\/_?/, '').toLowerCase() || 'samples';
  const source = new URL(route.slice(1), site).href;
  const input = {name, title: title || name, source, lang};
  return {
    name,
    files: guide
      ? createGuideFiles(guide, input, fill)
      : createProjectFiles(samples, input, fill),
  };
}

/**
 * Front matter parser that adds the key of the page's project. `src/components/PageTools` reads it to offer
 * the download.
 *
 * Skips MDX fragments, which must have no front matter:
 * https://docusaurus.io/docs/markdown-features/react#importing-markdown
 */
export const markLivePages: ParseFrontMatter = async (page) => {
  const parsed = await page.defaultParseFrontMatter(page);
  const file = toRelativePath(page.filePath);
  const key = findPagePlace(file)?.partial
    ? undefined
    : findKey(findOriginalFile(file) ?? file);
  return key === undefined
    ? parsed
    : {
        ...parsed,
        frontMatter: {...parsed.frontMatter, [LIVE_PROJECT_KEY]: key},
      };
};

function findKey(file: string): string | undefined {
  try {
    return findPageProject(getPageStore(), file)?.key;
  } catch (error) {
    // Ignores invalid MDX, which Docusaurus reports when it compiles the page.
    if (error instanceof ProblemError) {
      return undefined;
    }
    throw error;
  }
}
