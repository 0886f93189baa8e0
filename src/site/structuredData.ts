// What pages say of themselves in the vocabulary of https://schema.org, typed by schema-dts.
import type {
  BreadcrumbList,
  Graph,
  Organization,
  SoftwareApplication,
  TechArticle,
  Thing,
  WebSite,
} from 'schema-dts';
import {isPlaceholder} from './company';

/** A step on the way to a page. */
export interface Crumb {
  readonly name: string;
  /** Absolute address. */
  readonly url: string;
}

export interface ArticleFacts {
  readonly title: string;
  readonly description: string;
  /** Absolute address of the original. */
  readonly url: string;
  /** Language of the text. */
  readonly language: string;
  /** Product that it is about. */
  readonly product: string | undefined;
  readonly site: SiteFacts;
}

export interface SiteFacts {
  readonly name: string;
  /** Absolute address of the home page in the page's language, with a slash at its end. */
  readonly home: string;
}

export interface ProductFacts {
  readonly name: string;
  readonly summary: string;
  readonly url: string;
  /** Where it runs; absent where nobody has said. */
  readonly runsOn: string | undefined;
}

/** Joins what a page says into one document. */
export function graphOf(things: readonly Thing[]): Graph {
  return {'@context': 'https://schema.org', '@graph': things};
}

/** Every step from the home page to the page. */
export function breadcrumbList(crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({name, url}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** A page of the documentation. */
export function techArticle({
  title,
  description,
  url,
  language,
  product,
  site,
}: ArticleFacts): TechArticle {
  return {
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    inLanguage: language,
    isPartOf: {'@type': 'WebSite', name: site.name, url: site.home},
    ...(product && {about: {'@type': 'SoftwareApplication', name: product}}),
  };
}

/** An SDK on offer. */
export function softwareApplication({
  name,
  summary,
  url,
  runsOn,
}: ProductFacts): SoftwareApplication {
  return {
    '@type': 'SoftwareApplication',
    applicationCategory: 'DeveloperApplication',
    name,
    description: summary,
    url,
    ...(runsOn && {operatingSystem: runsOn}),
  };
}

/** The site as a whole, in one language. */
export function webSite(
  {name, home}: SiteFacts,
  description: string,
  language: string,
): WebSite {
  return {
    '@type': 'WebSite',
    name,
    description,
    url: home,
    inLanguage: language,
  };
}

/** The vendor; `undefined` while nobody has said what it is called. */
export function organization(
  name: string,
  home: string,
): Organization | undefined {
  return isPlaceholder(name)
    ? undefined
    : {'@type': 'Organization', name, url: home};
}
