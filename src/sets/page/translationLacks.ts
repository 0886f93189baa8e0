import type {Code, Paragraph} from 'mdast';
import {textOf, visit} from '../esPackages';
import type {LocaleRow} from '../../site/locales';
import type {SourcePage} from './sourcePage';

/** Letters of a text that are shown of it. */
const SHOWN = 60;

/** Something that a translation does not have yet. */
export interface Lack {
  /** The translation, or the original where the translation has nothing. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** What is to be done, as a sentence without its full stop. */
  readonly text: string;
}

/**
 * What a translation lacks of its original: headings, samples, and paragraphs that are still in the
 * original's letters. The gate refuses the first; this lists all there is to do.
 *
 * @param language - that of the translation; paragraphs are compared where it has letters of its own
 */
export function translationLacks(
  original: SourcePage,
  translation: SourcePage,
  language: LocaleRow,
): Lack[] {
  return [
    ...missingHeadings(original, translation),
    ...missingSamples(original, translation),
    ...untranslated(translation, language),
  ];
}

function missingHeadings(
  original: SourcePage,
  translation: SourcePage,
): Lack[] {
  const ids = new Set(translation.headings.map(({id}) => id));
  const named = original.headings.filter(
    ({explicitId}) => explicitId !== undefined && !ids.has(explicitId),
  );
  const unnamed = (page: SourcePage) =>
    page.headings.filter(({explicitId}) => explicitId === undefined);
  // Without an id only their order tells which is which.
  const rest = unnamed(original).slice(unnamed(translation).length);
  return [...named, ...rest].map(({line, text, explicitId}) => ({
    file: original.file,
    line,
    text: `translate the section "${text}"${explicitId ? `, with its id {/* #${explicitId} */}` : ''}`,
  }));
}

function missingSamples(original: SourcePage, translation: SourcePage): Lack[] {
  const samplesOf = ({tree}: SourcePage) => {
    const found: Code[] = [];
    visit(tree, 'code', (node: Code) => void found.push(node));
    return found;
  };
  return samplesOf(original)
    .slice(samplesOf(translation).length)
    .map((node) => ({
      file: original.file,
      line: node.position?.start.line ?? 1,
      text: `add this sample in ${node.lang ?? 'no language'}, as it is`,
    }));
}

function untranslated({file, tree}: SourcePage, {letters}: LocaleRow): Lack[] {
  const lacks: Lack[] = [];
  if (letters === undefined) {
    return lacks;
  }
  const own = new RegExp(letters, 'u');
  visit(tree, 'paragraph', (node: Paragraph) => {
    const text = textOf(node).trim();
    // Names of code and addresses alone are the same in every language.
    const isProse = node.children.some(
      (child) =>
        child.type === 'text' && /\p{L}{2,} \p{L}{2,}/u.test(child.value),
    );
    if (isProse && !own.test(text)) {
      lacks.push({
        file,
        line: node.position?.start.line ?? 1,
        text: `translate "${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}"`,
      });
    }
  });
  return lacks;
}
