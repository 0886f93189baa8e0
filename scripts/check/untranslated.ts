import {distance} from 'fastest-levenshtein';
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

/** How much of a text an edit may have changed for it still to be the same one, of 1. */
const EDITED = 0.25;

/**
 * A translation whose words are still English: without a letter of its language, or, where the language has none of
 * its own, those of the English page, edited a little or not.
 *
 * @returns one problem at the first text that is left in English, with the number of all; none when there is none
 */
export function untranslatedProblems(
  page: SourcePage,
  original: SourcePage,
  language: LocaleRow,
): Problem[] {
  const english = blocksOf(original).map(({text}) => text);
  const blocks = blocksOf(page);
  const left = blocks.filter(({text}) =>
    language.letters === undefined
      ? english.some((other) => isEdited(text, other))
      : !isWrittenIn(language, text, text),
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
            page.area === 'pages'
              ? 'Translate them: pages beside the sets are there in every language.'
              : 'Translate them, or take the page away: readers then get the English one, and are told so.',
        },
      ]
    : [];
}

function isEdited(text: string, english: string): boolean {
  const longest = Math.max(text.length, english.length);
  const shortest = Math.min(text.length, english.length);
  // Texts of other lengths need not be compared letter by letter.
  return (
    longest - shortest <= longest * EDITED &&
    distance(text, english) <= longest * EDITED
  );
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
