import type {ParseFrontMatter} from '@docusaurus/types';
import {
  findPagePlace,
  pageSamples,
  pageStore,
  cachePerPage,
  ProblemError,
  relativePath,
  sampleFiles,
  type Fence,
  type ScriptSample,
} from '../../content';
import {LIVE_PROJECT_KEY} from '../../site/frontMatter';
import {guideFiles} from '../project/guideFiles';
import {
  projectFiles,
  type ProjectFacts,
  type ProjectSample,
} from '../project/projectFiles';
import type {Guide, GuideFramework, Project, SampleFile} from '../sample';
import {liveFences} from './liveFences';

/** Input of the project that readers can download from a page. */
export interface PageProject {
  /** Name of its file in the build. */
  readonly key: string;
  readonly title: string;
  readonly route: string;
  readonly samples: readonly ProjectSample[];
  /** Present if the page shows applications of frameworks. */
  readonly guide?: Guide | undefined;
}

/** Derives the key of a page's project from the path of the page. */
export function projectKey(file: string): string {
  return file.replace(/\.\w+$/, '').replace(/\W+/g, '-');
}

/** Recognises guides to frameworks without parsing them. */
const FRAMEWORK = /```(?:tsx|vue)|from '@angular\//;

/**
 * The project of a page, cached; `undefined` if the page has neither live samples nor a guide.
 *
 * @throws ProblemError if the page is not valid MDX
 */
export const pageProject = cachePerPage(
  (page, store): PageProject | undefined => {
    const {file, text, route = ''} = page;
    const live = liveFences(store, file);
    if (live.length === 0 && !FRAMEWORK.test(text)) {
      return undefined;
    }
    const styles = page.fences.filter(
      ({lang, meta}) => lang === 'css' && meta.has('title'),
    );
    const guide = findGuide(pageSamples(store, file), styles);
    if (live.length === 0 && !guide) {
      return undefined;
    }
    const {title, headings} = page;
    return {
      key: projectKey(file),
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

/** Recognises the entry file of an application. */
const IS_ENTRY: Readonly<Record<GuideFramework, (fence: Fence) => boolean>> = {
  plain: (fence) => isMain(fence) && !isAngular(fence),
  // A component without properties.
  react: ({lang, code}) =>
    lang === 'tsx' && /^export function \w+\(\)/m.test(code),
  vue: ({lang}) => lang === 'vue',
  next: ({lang, meta}) =>
    lang === 'tsx' && /^app\/.*\/page\.tsx$/.test(meta.get('title') ?? ''),
  angular: (fence) => isMain(fence) && isAngular(fence),
};

function isMain({lang, meta}: Fence): boolean {
  return lang === 'ts' && meta.get('file') === 'main.ts';
}

function isAngular({code}: Fence): boolean {
  return code.includes("from '@angular/");
}

/** Collects the applications that a page shows; `undefined` if none uses a framework. */
function findGuide(
  samples: readonly ScriptSample[],
  styles: readonly Fence[],
): Guide | undefined {
  const projects = (Object.keys(IS_ENTRY) as GuideFramework[]).flatMap(
    (framework) => {
      const entry = samples.find(({segments}) =>
        IS_ENTRY[framework](segments[0]!.fence),
      );
      return entry ? [{framework, files: shownFiles(entry)}] : [];
    },
  );
  return projects.some(({framework}) => framework !== 'plain')
    ? {styles: styles.map(({code}) => code).join('\n\n'), projects}
    : undefined;
}

/** The files of a sample, with whole Vue components: the compiler gets only their scripts. */
function shownFiles(sample: ScriptSample): SampleFile[] {
  const {fence} = sample.segments[0]!;
  const files = sampleFiles(sample);
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
 * @param site - address of the site
 */
export function createProject(
  {title, route, samples, guide}: PageProject,
  site: string,
  lang: string,
  facts: ProjectFacts,
): Project {
  const name = route.replace(/.*\/_?/, '').toLowerCase() || 'samples';
  const source = new URL(route.slice(1), site).href;
  const input = {name, title: title || name, source, lang};
  return {
    name,
    files: guide
      ? guideFiles({...input, guide}, facts)
      : projectFiles({...input, samples}, facts),
  };
}

/**
 * Front matter parser that adds the key of the page's project, which `src/components/PageTools` offers for download.
 * Fragments must have no front matter: https://docusaurus.io/docs/markdown-features/react#importing-markdown
 */
export const markLivePages: ParseFrontMatter = async (page) => {
  const parsed = await page.defaultParseFrontMatter(page);
  const file = relativePath(page.filePath);
  const key = findPagePlace(file)?.partial ? undefined : findKey(file);
  return key === undefined
    ? parsed
    : {
        ...parsed,
        frontMatter: {...parsed.frontMatter, [LIVE_PROJECT_KEY]: key},
      };
};

function findKey(file: string): string | undefined {
  try {
    return pageProject(pageStore(), file)?.key;
  } catch (error) {
    // Docusaurus reports invalid MDX when it compiles the page.
    if (error instanceof ProblemError) {
      return undefined;
    }
    throw error;
  }
}
