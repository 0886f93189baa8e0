import type {Element as HastElement} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {toMdast} from 'hast-util-to-mdast';
import {dump} from 'js-yaml';
import type {Image, Link} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {visit} from 'unist-util-visit';
import {DOCS_LOCALE, LOCALES, LOCALE_TABLE} from '../../site/locales';
import {findDocsSet} from '../../site/sets/index';
import {SITE_TITLE} from '../../site/siteConfig';
import {getLocalizedText} from '../../site/texts';
import type {HtmlElement} from '../../content';
import {MARKDOWN_HANDLERS} from './handlers';
import {removeNonContent} from './prune';

/** Metadata of a page for the front matter of its Markdown version. */
export interface PageFacts {
  /** Text of the first heading, or else of `<title>`. */
  readonly title: string;
  readonly description: string;
  /** Absolute URL of the original page. */
  readonly canonical: string;
  /** Language of the text, which may differ from the language of the interface. */
  readonly language: string;
  /** Id of the documentation set; absent for pages outside the sets. */
  readonly set?: string;
  /** Version of the documentation; absent for pages outside the sets. */
  readonly version?: string;
  /** Absolute URL of the page's project: a JSON object with the text of each file. */
  readonly project?: string;
  /** Absolute URL of the type declarations; set if the page has a project. */
  readonly declarations?: string;
}

/**
 * Renders the Markdown version of a built page with front matter. Includes the contents of tabs, tables and
 * recorded output.
 *
 * Links lead to HTML pages, because people also paste the text elsewhere. `llms.txt` tells programs to append
 * `.md` for the Markdown version.
 *
 * @param element - content of the page; mutated
 * @param url - absolute URL of the page
 */
export function renderMarkdown(
  element: HtmlElement,
  facts: PageFacts,
  url: string,
): string {
  removeNonContent(element);
  const tree = toMdast(
    {type: 'root', children: [fromParse5(element) as HastElement]},
    {
      // `document` makes hast-util-to-mdast wrap text outside of blocks in paragraphs.
      document: true,
      handlers: MARKDOWN_HANDLERS,
    },
  );
  // Makes links absolute, so that they work outside the site.
  visit(tree, ['link', 'image'], (node) => {
    const target = node as Link | Image;
    target.url = new URL(target.url, url).href;
  });
  const body = toMarkdown(tree, {
    bullet: '-',
    rule: '-',
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
  return `---\n${head(facts)}---\n\n${body}`;
}

function head({
  title,
  description,
  canonical,
  language,
  set,
  version,
  project,
  declarations,
}: PageFacts): string {
  return dump(
    {
      title,
      ...(description && {description}),
      canonical,
      product: getLocalizedText(
        findDocsSet(set ?? '')?.label ?? SITE_TITLE,
        // The page may have a language without a locale, because writers can mark a page with any language.
        LOCALES.find((each) => LOCALE_TABLE[each].htmlLang === language) ??
          DOCS_LOCALE,
      ),
      ...(version && {version}),
      language,
      ...(project && {project, declarations}),
    },
    {lineWidth: -1},
  );
}
