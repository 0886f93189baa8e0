import type {
  Nodes,
  Paragraph,
  Parent,
  PhrasingContent,
  Root,
  Text,
} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {GLOSSARY_ROUTE} from '../../site/paths';
import {DOCS_LOCALE, type Locale} from '../../site/locales';
import {GLOSSARY_TERMS, type GlossaryTerm} from './terms';
import {findPagePlace, toRelativePath} from '../pages/place';
import type {RemarkStep} from '../remark';

const LINK_CLASS = 'glossary-term';

/** A glossary term that is not linked on the page yet. */
interface OpenTerm {
  readonly id: string;
  readonly pattern: RegExp;
}

/**
 * Remark plugin that links the first use of each glossary term in running text. It skips headings, links,
 * code, tables, lists, and the page that defines the term.
 */
export function remarkGlossary(
  terms: readonly GlossaryTerm[] = GLOSSARY_TERMS,
): RemarkStep {
  return (tree, file) => {
    const place = findPagePlace(toRelativePath(file.path));
    if (place && !place.partial) {
      const {area, route, locale} = place;
      const own = terms.filter(
        ({set, to}) => set === area && to.split('#', 1)[0] !== route,
      );
      linkTerms(
        tree,
        own.flatMap((term) => {
          const pattern = termPattern(term, locale);
          return pattern ? [{id: term.id, pattern}] : [];
        }),
      );
    }
  };
}

function linkTerms(tree: Root, terms: readonly OpenTerm[]): void {
  let open = terms;
  visit(tree, (node) => {
    if (hasNoProse(node)) {
      return 'skip';
    }
    if (node.type === 'paragraph' && open.length > 0) {
      for (const parent of textParents(node)) {
        open = linkTexts(parent, open);
      }
    }
    return undefined;
  });
}

/** Whether a node contains no running text: headings, tables, lists, API tables. */
function hasNoProse(node: Nodes | MdxJsxFlowElement): boolean {
  return (
    ['heading', 'table', 'list'].includes(node.type) ||
    (node.type === 'mdxJsxFlowElement' && /^Api/.test(node.name ?? ''))
  );
}

/** Returns the paragraph and its emphasised parts. */
function textParents(node: Paragraph): Parent[] {
  const emphasised = node.children.filter(
    ({type}) => type === 'emphasis' || type === 'strong',
  );
  return [node, ...(emphasised as Parent[])];
}

/**
 * Links glossary terms in the text children of a node.
 * @returns the terms that are still not linked
 */
function linkTexts(
  parent: Parent,
  terms: readonly OpenTerm[],
): readonly OpenTerm[] {
  let open = terms;
  for (let index = 0; index < parent.children.length; index += 1) {
    const node = parent.children[index]!;
    const found = node.type === 'text' ? linkFirst(node, open) : undefined;
    if (found) {
      parent.children.splice(index, 1, ...found.nodes);
      open = open.filter(({id}) => id !== found.id);
    }
  }
  return open;
}

/** Links the first term in a text. If two terms begin at the same position, the longer one is linked. */
function linkFirst(
  {value}: Text,
  terms: readonly OpenTerm[],
): {id: string; nodes: PhrasingContent[]} | undefined {
  const [first] = terms
    .flatMap(({id, pattern}) => {
      const match = pattern.exec(value);
      return match ? [{id, at: match.index, word: match[0]}] : [];
    })
    .sort((a, b) => a.at - b.at || b.word.length - a.word.length);
  if (!first) {
    return undefined;
  }
  const {id, at, word} = first;
  return {
    id,
    nodes: [
      text(value.slice(0, at)),
      {
        type: 'link' as const,
        url: `${GLOSSARY_ROUTE}#${id}`,
        children: [text(word)],
        data: {hProperties: {className: [LINK_CLASS]}},
      },
      text(value.slice(at + word.length)),
    ].filter((node) => node.type !== 'text' || node.value !== ''),
  };
}

function text(value: string): Text {
  return {type: 'text', value};
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
        `(?<![\\p{L}\\p{N}])${escapeRegExp(term.ko)}(?=(?:${PARTICLES})?(?![\\p{L}\\p{N}]))`,
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
    `${before}${first}${escapeRegExp(term.slice(1))}(?:e?s)?(?![\\w-])`,
  );
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
