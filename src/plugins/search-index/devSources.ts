import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import {DEFAULT_TAG, docsTag} from '../../search/records/docsTag';
import {findDocsSet} from '../../sets/index';
import type {Locale} from '../../site/locales';
import {textIn} from '../../site/texts';
import {sidebarSections} from '../page-markdown/sidebarSections';

/** A page that the development server shows, as far as it is written in MDX. */
export interface DevSource {
  /** Path of the source, relative to the site's folder; the translation's where there is one. */
  readonly file: string;
  /** Path of the page from the site's origin, with the base path. */
  readonly path: string;
  /** As `docsearch:docusaurus_tag` of the built page. */
  readonly tag: string;
  /** Set and group of the sidebar above the page; empty outside the sets. */
  readonly breadcrumbs: readonly string[];
  /** Id of the documentation set; absent outside the sets. */
  readonly set?: string;
}

/** What the content of blogs and pages says of each page. */
interface PageOfContent {
  readonly source: string;
  readonly permalink: string;
  readonly unlisted: boolean;
}

interface BlogContent {
  readonly blogPosts: readonly {readonly metadata: PageOfContent}[];
}

/** Lists the pages of all documentation sets, the posts of all blogs, and the pages beside them. */
export function devSources(
  allContent: AllContent,
  locale: Locale,
): DevSource[] {
  const sets = allContent['docusaurus-plugin-content-docs'] ?? {};
  const pages = allContent['docusaurus-plugin-content-pages'] ?? {};
  const blogs = allContent['docusaurus-plugin-content-blog'] ?? {};
  return [
    ...Object.entries(sets).flatMap(([id, content]) =>
      docsSources(allContent, id, content as DocsContent, locale),
    ),
    ...Object.values(pages).flatMap((content) =>
      pageSources((content ?? []) as PagesContent),
    ),
    ...Object.values(blogs).flatMap((content) =>
      postSources(content as BlogContent),
    ),
  ];
}

function docsSources(
  allContent: AllContent,
  set: string,
  {loadedVersions}: DocsContent,
  locale: Locale,
): DevSource[] {
  const known = findDocsSet(set);
  const label = known ? textIn(known.label, locale) : set;
  const groups = new Map(
    (known ? sidebarSections(allContent, known) : []).flatMap((group) =>
      group.routes.map((route) => [route, group.label]),
    ),
  );
  return loadedVersions.flatMap(({versionName, docs}) =>
    docs
      .filter(({draft, unlisted}) => !draft && !unlisted)
      .map(({source, permalink}) => ({
        file: fileOf(source),
        path: permalink,
        tag: docsTag(set, versionName),
        breadcrumbs: [label, groups.get(permalink) ?? []].flat(),
        set,
      })),
  );
}

function pageSources(pages: PagesContent): DevSource[] {
  return pages.flatMap((page) => (page.type === 'mdx' ? beside(page) : []));
}

function postSources({blogPosts}: BlogContent): DevSource[] {
  return blogPosts.flatMap(({metadata}) => beside(metadata));
}

/** A page that stands in no set. */
function beside({source, permalink, unlisted}: PageOfContent): DevSource[] {
  return unlisted
    ? []
    : [
        {
          file: fileOf(source),
          path: permalink,
          tag: DEFAULT_TAG,
          breadcrumbs: [],
        },
      ];
}

/** Docusaurus writes `@site/` for the site's folder. */
function fileOf(source: string): string {
  return source.replace(/^@site\//, '');
}
