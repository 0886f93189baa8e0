import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  LEGAL_TEXTS,
  type LegalTextId,
  type LegalVersion,
} from '../site/legalTexts';
import {readLegalFrontMatter} from './pages/frontMatterProblems';

/** Metadata of a page, as far as {@link findLegalVersions} needs them. */
export interface LegalPage {
  /** Path of the page, with base URL and locale. */
  readonly permalink: string;
  /** Source file in the form of Docusaurus, e.g. `@site/src/pages/legal/terms.mdx`. */
  readonly source: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** A legal text with its versions, newest first. */
interface LegalVersions {
  readonly id: LegalTextId;
  /** Source file of the current version. */
  readonly source: string;
  readonly versions: readonly LegalVersion[];
}

/**
 * Docusaurus plugin that adds a dated route for the current version of each legal text, and lists all
 * versions in the global data.
 */
export function legalVersionsPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'legal-versions',
    async allContentLoaded({allContent, actions}) {
      const pages = (allContent['docusaurus-plugin-content-pages']?.[
        'default'
      ] ?? []) as (LegalPage & {type: string})[];
      const texts = findLegalVersions(
        pages.filter(({type}) => type === 'mdx'),
        baseUrl,
      );
      for (const {source, versions} of texts) {
        const current = versions.find((version) => version.current);
        if (current) {
          // The dated route uses the same module as the undated page, so that the build contains the text
          // once.
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
 * Finds the versions of each legal text: the page itself, and one file per earlier revision in a folder of the same name
 * (`legal/terms/2024-01-31.mdx`).
 *
 * @param pages - all MDX pages of the site
 * @param baseUrl - path of the site in the locale, with a slash at both ends
 * @throws Error if a text is missing, or the name of a file differs from its revision date
 */
export function findLegalVersions(
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
