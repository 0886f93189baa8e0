import escapeStringRegexp from 'escape-string-regexp';
import type {Link, Nodes} from 'mdast';
import {findAndReplace} from 'mdast-util-find-and-replace';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {CONTINUE, EXIT, SKIP, visit} from 'unist-util-visit';
import {GLOSSARY_ROUTE} from '../../site/paths';
import {DOCS_LOCALE, type Locale} from '../../site/locales';
import {GLOSSARY_TERMS, type GlossaryTerm} from './terms';
import {findPagePlace, toRelativePath} from '../pages/place';
import * as md from '../mdast';
import {setHtmlProperties, type RemarkStep} from '../remark';

/** Nodes in paragraphs whose text is not linked. */
const IGNORED = ['link', 'linkReference', 'delete', 'mdxJsxTextElement'];

/**
 * Remark plugin that links the first use of each glossary term in running text. It skips headings, links,
 * code, tables, lists, and the page that defines the term.
 */
export function remarkGlossary(
  terms: readonly GlossaryTerm[] = GLOSSARY_TERMS,
): RemarkStep {
  // Of two terms that begin at the same position, the longer one is linked.
  const longestFirst = [...terms].sort(
    (a, b) => b.term.en.length - a.term.en.length,
  );
  return (tree, file) => {
    const place = findPagePlace(toRelativePath(file.path));
    if (!place || place.partial) {
      return;
    }
    const {area, route, locale} = place;
    for (const term of longestFirst) {
      const pattern = termPattern(term, locale);
      if (pattern && term.set === area && term.to.split('#', 1)[0] !== route) {
        linkFirst(tree, pattern, `${GLOSSARY_ROUTE}#${term.id}`);
      }
    }
  };
}

function linkFirst(tree: Nodes, pattern: RegExp, url: string): void {
  let isLinked = false;
  const link = (word: string): Link | false => {
    if (isLinked) {
      return false;
    }
    isLinked = true;
    const node = md.link(url, word);
    setHtmlProperties(node, {className: ['glossary-term']});
    return node;
  };
  visit(tree, (node) => {
    if (hasNoProse(node)) {
      return SKIP;
    }
    if (node.type === 'paragraph') {
      findAndReplace(node, [pattern, link], {ignore: IGNORED});
    }
    return isLinked ? EXIT : CONTINUE;
  });
}

/** Whether a node contains no running text: headings, tables, lists, API tables. */
function hasNoProse(node: Nodes | MdxJsxFlowElement): boolean {
  return (
    ['heading', 'table', 'list'].includes(node.type) ||
    (node.type === 'mdxJsxFlowElement' && /^Api/.test(node.name ?? ''))
  );
}

/** English words before a noun. They distinguish the noun "handle" from the verb. */
const DETERMINERS =
  'an?|the|one|each|every|this|that|your|its|another|same|first|no';

/** Korean particles, which follow a noun without a space. A noun followed by any other letter is another word. */
const PARTICLES =
  '은|는|이|가|을|를|의|에|에서|에는|으로|로|와|과|도|만|마다|부터|까지|입니다|이나|나';

/**
 * Creates a pattern that matches a term, also capitalised, in the plural, or before a particle.
 *
 * @returns `undefined` for languages other than English and Korean
 */
function termPattern(
  {term, isVerbToo = false}: Pick<GlossaryTerm, 'term' | 'isVerbToo'>,
  locale: Locale,
): RegExp | undefined {
  switch (locale) {
    case DOCS_LOCALE:
      return englishPattern(term.en, isVerbToo);
    case 'ko':
      return new RegExp(
        `(?<![\\p{L}\\p{N}])${escapeStringRegexp(term.ko)}(?=(?:${PARTICLES})?(?![\\p{L}\\p{N}]))`,
        'u',
      );
    default:
      return undefined;
  }
}

function englishPattern(term: string, isVerbToo: boolean): RegExp {
  const [initial = '', second = ''] = term;
  const isAcronym = second !== second.toLowerCase();
  const first = isAcronym
    ? initial
    : `[${initial.toUpperCase()}${initial.toLowerCase()}]`;
  const before = isVerbToo ? `(?<=\\b(?:${DETERMINERS}) )` : '(?<![\\w-])';
  return new RegExp(
    `${before}${first}${escapeStringRegexp(term.slice(1))}(?:e?s)?(?![\\w-])`,
  );
}
