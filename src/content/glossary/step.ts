import path from 'node:path';
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
import {GLOSSARY} from '../../site/paths';
import {DOCS_LOCALE, type Locale} from '../../site/locales';
import {GLOSSARY_TERMS, type GlossaryTerm} from './terms';
import {pagePlaceOf} from '../page/place';
import {link, text} from '../markdown/nodes';
import type {RemarkStep} from '../markdown/step';

/** Class of the links, by which style sheets know them. */
const LINK_CLASS = 'glossary-term';

interface OpenTerm {
  readonly id: string;
  readonly pattern: RegExp;
}

/**
 * Makes the remark step that leads from the first use of each term of a page's set to its meaning: in
 * running text, not in headings, links, code, tables and lists, nor on the page that says all about it.
 */
export default function remarkGlossary(
  terms: readonly GlossaryTerm[] = GLOSSARY_TERMS,
): RemarkStep {
  return (tree, file) => {
    const place = pagePlaceOf(
      path.relative(process.cwd(), path.resolve(file.path)),
    );
    if (place && !place.partial) {
      const {area, route, locale} = place;
      linkTerms(
        tree,
        openTerms(
          terms.filter(
            ({set, to}) => set === area && to.split('#', 1)[0] !== route,
          ),
          locale,
        ),
      );
    }
  };
}

function openTerms(terms: readonly GlossaryTerm[], locale: Locale): OpenTerm[] {
  return terms.flatMap((each) => {
    const pattern = termPattern(each, locale);
    return pattern ? [{id: each.id, pattern}] : [];
  });
}

function linkTerms(tree: Root, terms: readonly OpenTerm[]): void {
  let open = terms;
  visit(tree, (node) => {
    if (isNoProse(node)) {
      return 'skip';
    }
    if (node.type === 'paragraph' && open.length > 0) {
      for (const run of runsOf(node)) {
        open = linkRun(run, open);
      }
    }
    return undefined;
  });
}

/** Headings, tables, lists and the tables of members: what is looked up rather than read. */
function isNoProse(node: Nodes | MdxJsxFlowElement): boolean {
  return (
    ['heading', 'table', 'list'].includes(node.type) ||
    (node.type === 'mdxJsxFlowElement' && /^Api/.test(node.name ?? ''))
  );
}

/** The parts of a paragraph that hold its own text: itself, and what is emphasised. */
function runsOf(node: Paragraph): Parent[] {
  const emphasised = node.children.filter(
    ({type}) => type === 'emphasis' || type === 'strong',
  );
  return [node, ...(emphasised as Parent[])];
}

/** Links the terms in the texts of a node; returns those that are still open. */
function linkRun(
  parent: Parent,
  terms: readonly OpenTerm[],
): readonly OpenTerm[] {
  let open = terms;
  for (let index = 0; index < parent.children.length; index += 1) {
    const node = parent.children[index]!;
    const found = node.type === 'text' ? firstIn(node, open) : undefined;
    if (found) {
      parent.children.splice(index, 1, ...found.nodes);
      open = open.filter(({id}) => id !== found.id);
    }
  }
  return open;
}

/** The term that a text uses first: the longer one of two that begin together. */
function firstIn(
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
        ...link(`${GLOSSARY}#${id}`, word),
        data: {hProperties: {className: [LINK_CLASS]}},
      },
      text(value.slice(at + word.length)),
    ].filter((node) => node.type !== 'text' || node.value !== ''),
  };
}

/** What a noun of English follows: without it, "handle" may be what a program does. */
const DETERMINERS =
  'an?|the|one|each|every|this|that|your|its|another|same|first|no';

/** Particles that follow a Korean noun without a space. Other letters make another noun of it. */
const PARTICLES =
  '은|는|이|가|을|를|의|에|에서|에는|으로|로|와|과|도|만|마다|부터|까지|입니다|이나|나';

/**
 * Recognises a term in running text, in the forms that it takes: with a capital, in the plural, before a
 * particle.
 *
 * @returns a pattern whose match is the term alone; `undefined` in a language that has no rules here
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
        `(?<![\\p{L}\\p{N}])${escaped(term.ko)}(?=(?:${PARTICLES})?(?![\\p{L}\\p{N}]))`,
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
    `${before}${first}${escaped(term.slice(1))}(?:e?s)?(?![\\w-])`,
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
