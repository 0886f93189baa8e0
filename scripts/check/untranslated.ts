import type {Nodes} from 'mdast';
import {textOf, visit} from '../../src/sets/esPackages';
import type {SourcePage} from '../../src/sets/page/sourcePage';
import type {Problem} from '../../src/sets/problem';
import type {LocaleRow} from '../../src/site/locales';
import {isWrittenIn} from './translationRules';

/** Fewest words of English that a translation does not share by chance: names and titles are the same. */
const WORDS = 4;

const WORD = /\p{Script=Latin}{2,}/gu;

/** A heading, paragraph or cell of a page, without its code. */
interface Block {
  readonly text: string;
  readonly line: number;
}

/**
 * A translation whose words are still those of the English page.
 *
 * @returns one problem at the first text that is left in English, with the number of all; none when there is none
 */
export function untranslatedProblems(
  page: SourcePage,
  original: SourcePage,
  language: LocaleRow,
): Problem[] {
  const english = new Set(blocksOf(original).map(({text}) => text));
  const blocks = blocksOf(page);
  const left = blocks.filter(
    ({text}) => english.has(text) && !isWrittenIn(language, text, text),
  );
  const [first] = left;
  return first
    ? [
        {
          file: page.file,
          line: first.line,
          found: `"${first.text}", in English as in ${original.file}: ${left.length} of ${blocks.length} texts of the page are`,
          expected: language.name,
          remedy:
            'Translate them, or take the page away: readers then get the English one, and are told so.',
        },
      ]
    : [];
}

/** What a page says in sentences. */
function blocksOf({tree}: SourcePage): Block[] {
  const blocks: Block[] = [];
  visit(tree, ['heading', 'paragraph', 'tableCell'], (node: Nodes) => {
    const text = proseOf(node);
    if ((text.match(WORD)?.length ?? 0) >= WORDS) {
      blocks.push({text, line: node.position?.start.line ?? 1});
    }
  });
  return blocks;
}

function proseOf(node: Nodes): string {
  switch (node.type) {
    case 'inlineCode':
    case 'mdxTextExpression':
      return '';
    case 'text':
      return textOf(node);
    default:
      return 'children' in node
        ? node.children
            .map((child) => proseOf(child))
            .join('')
            .replace(/\s+/g, ' ')
            .trim()
        : '';
  }
}
