import {guideFiles} from '../project/guideFiles';
import {
  projectFiles,
  type ProjectFacts,
  type ProjectSample,
} from '../project/projectFiles';
import type {Guide, Project} from '../sample';
import type {MarkdownPage} from '../../content/page/markdown';
import {pagePlaceOf} from '../../content/page/place';
import type {LiveFence} from '../source/fences';
import {guideOf} from './guides';

/** What the project of a page is made of. */
export interface PageProject {
  /** Names its file. */
  readonly key: string;
  readonly title: string;
  /** Address of the page, without that of the site. */
  readonly route: string;
  readonly samples: readonly ProjectSample[];
  /** Present where the page shows applications of frameworks. */
  readonly guide?: Guide | undefined;
}

/** Names the project of a page by the path of that. */
export function projectKeyOf(file: string): string {
  return file.replace(/\.\w+$/, '').replace(/\W+/g, '-');
}

/**
 * Reads what readers can take away of a page.
 *
 * @param live - its samples that readers can run
 * @returns nothing where that is nothing
 */
export function pageProjectOf(
  page: MarkdownPage,
  live: readonly LiveFence[],
): PageProject | undefined {
  const {file, headings, frontMatter} = page;
  const guide = guideOf(page);
  const own = headings.find(({level}) => level === 1)?.text;
  const title = String(frontMatter['title'] ?? own ?? '');
  return live.length > 0 || guide
    ? {
        key: projectKeyOf(file),
        title,
        route: pagePlaceOf(file)?.route ?? '',
        guide,
        samples: live.map(({fence, files, before}) => ({
          title: fence.meta.get('title') ?? files.at(-1)!.name,
          heading:
            headings.filter(({line}) => line < fence.line).at(-1)?.text ??
            title,
          files,
          before,
        })),
      }
    : undefined;
}

/**
 * The project of a page: of its samples, or one per framework where it is a guide.
 *
 * @param site - address of the site
 */
export function projectOf(
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
