import type {LoadContext, Plugin} from '@docusaurus/types';
import {readLegalFrontMatter} from '../page/checkFrontMatter';
import {
  LEGAL_TEXTS,
  type LegalTextId,
  type LegalVersion,
} from '../../site/legalTexts';

/** What the pages plugin tells about a page. */
export interface LegalPage {
  /** Path of the page, with the base address and the locale. */
  readonly permalink: string;
  /** Alias of the file, e.g. `@site/src/pages/legal/terms.mdx`. */
  readonly source: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** The versions of one text, the one in force first, and the file of the latter. */
interface LegalVersions {
  readonly id: LegalTextId;
  readonly source: string;
  readonly versions: readonly LegalVersion[];
}

/** Gives the current version of every legal text its dated address, and lists all versions. */
export default function legalVersionsPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'legal-versions',
    async allContentLoaded({allContent, actions}) {
      const pages = (allContent['docusaurus-plugin-content-pages']?.[
        'default'
      ] ?? []) as (LegalPage & {type: string})[];
      const texts = findVersions(
        pages.filter(({type}) => type === 'mdx'),
        baseUrl,
      );
      for (const {source, versions} of texts) {
        const current = versions.find((version) => version.current);
        if (current) {
          // The same module as the page's own: the text is there once.
          actions.addRoute({
            path: current.path,
            component: '@theme/MDXPage',
            exact: true,
            modules: {content: source},
          });
        }
      }
      actions.setGlobalData(
        Object.fromEntries(texts.map(({id, versions}) => [id, versions])),
      );
    },
  };
}

/**
 * Finds the versions of every legal text: the page itself, and the files kept in the folder of its
 * name, one per day of revision (`legal/terms/2024-01-31.mdx`). Two of one day have one route, which Docusaurus refuses.
 *
 * @param pages - every MDX page of the site
 * @param baseUrl - path of the site in the locale, with a slash at both ends
 * @throws Error when a text is missing, or a file has another name than its day
 */
export function findVersions(
  pages: readonly LegalPage[],
  baseUrl: string,
): LegalVersions[] {
  return LEGAL_TEXTS.map(({id, path}) => {
    const permalink = baseUrl + path.slice(1);
    const page = pages.find((candidate) => candidate.permalink === permalink);
    if (!page) {
      throw new Error(
        `No page at ${permalink}: expected src/pages${path}.mdx, the source of this legal text.`,
      );
    }
    const {last_revised: date} = readLegalFrontMatter(
      page.frontMatter,
      page.source,
    );
    const past = pages
      .filter((candidate) => candidate.permalink.startsWith(`${permalink}/`))
      .map((candidate) => pastVersion(candidate, permalink))
      .sort((a, b) => b.date.localeCompare(a.date));
    const current = date
      ? [{date, path: `${permalink}/${date}`, current: true}]
      : [];
    return {id, source: page.source, versions: [...current, ...past]};
  });
}

function pastVersion(page: LegalPage, permalink: string): LegalVersion {
  const {last_revised: date} = readLegalFrontMatter(
    page.frontMatter,
    page.source,
  );
  if (!date || page.permalink !== `${permalink}/${date}`) {
    throw new Error(
      `${page.source}:1: a past version is named by its day: expected last_revised '${page.permalink.slice(permalink.length + 1)}', received ${JSON.stringify(date)}.`,
    );
  }
  return {date, path: page.permalink, current: false};
}
