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
import {textIn} from '../../site/texts';
import type {Element} from '../../search';
import {HANDLERS} from './handlers';
import {prune} from './prune';

/** What a page says of itself. */
export interface PageFacts {
  /** Its heading, or else what its window is called. */
  readonly title: string;
  readonly description: string;
  /** Absolute address of the original. */
  readonly canonical: string;
  /** Language of the text, which may differ from the interface's. */
  readonly language: string;
  /** Id of the documentation set; absent outside the sets. */
  readonly set?: string;
  /** Version of the documentation; absent outside the sets. */
  readonly version?: string;
}

/**
 * Renders the Markdown version of a page as it was built: all that it shows, tabs, tables and recorded outputs
 * included, below a head that says what it is.
 *
 * Links lead to pages, with their anchors, rather than to Markdown versions: what is copied is also read by people.
 * Programs find that of any page by adding `.md`, which the lists in `llms.txt` say.
 *
 * @param element - holds the text of the page, and is changed
 * @param url - absolute address of the page
 */
export function renderMarkdown(
  element: Element,
  facts: PageFacts,
  url: string,
): string {
  prune(element);
  const tree = toMdast(
    {type: 'root', children: [fromParse5(element) as HastElement]},
    {
      // Text that stands in no paragraph becomes one.
      document: true,
      handlers: HANDLERS,
    },
  );
  // It is read and pasted far from where it stands.
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
}: PageFacts): string {
  return dump(
    {
      title,
      ...(description && {description}),
      canonical,
      product: textIn(
        findDocsSet(set ?? '')?.label ?? SITE_TITLE,
        // Writers may mark a page as being in any language.
        LOCALES.find((each) => LOCALE_TABLE[each].htmlLang === language) ??
          DOCS_LOCALE,
      ),
      ...(version && {version}),
      language,
    },
    {lineWidth: -1},
  );
}
