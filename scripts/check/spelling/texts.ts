import type {Text} from 'mdast';
import {visit} from 'unist-util-visit';
import {keyLine} from '../../../src/sets/page/frontMatter';
import {isPageFile, PAGE_FOLDERS} from '../../../src/sets/page/listPages';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import type {FileTree} from '../files';

/** A text that is held to the dictionary, and where it begins. */
export interface SpelledText {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/** Attributes that hold several names or sizes. */
const NAMES = ['className', 'class', 'rel', 'columns', 'of', 'only'];

/** Search terms are what readers type, misspelt words and names of other products too. */
const NOT_READ = ['keywords'];

/** What readers read of a page: sentences, front matter, texts of elements. Code is left out. */
export function pageTexts(page: SourcePage): SpelledText[] {
  const {file} = page;
  const texts: SpelledText[] = [];
  visit(page.tree, 'text', ({value, position}: Text) => {
    texts.push({file, line: position?.start.line ?? 1, text: value});
  });
  const matter = Object.entries(page.frontMatter)
    .filter(([key]) => !NOT_READ.includes(key))
    .flatMap(([key, value]) =>
      textsIn(value, TITLES.includes(key)).map((text) => ({
        file,
        line: keyLine(page, key),
        text,
      })),
    );
  const attributes = page.elements.flatMap(({element, line}) =>
    element.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      typeof attribute.value === 'string' &&
      // A single word may be a name.
      attribute.value.includes(' ') &&
      !NAMES.includes(attribute.name)
        ? {file, line, text: attribute.value}
        : [],
    ),
  );
  return [...texts, ...matter, ...attributes];
}

/** Keys whose value is read by people, however short it is. */
const TITLES = ['title', 'sidebar_label', 'description'];

/** A text of front matter; elsewhere than in titles, a single word without a space may be an id. */
function textsIn(value: unknown, isTitle: boolean): string[] {
  return typeof value === 'string' && (isTitle || value.includes(' '))
    ? [value]
    : [];
}

/** A fence with its code, as it stands in a page's text. */
const FENCES = /^ *(`{3,})[^`\n]*\n(.*?)^ *\1 *$/gms;

/**
 * Names that the samples of all pages define, in `camelCase`, and keys of their JSON. Of pages that
 * nobody checks just now too, and without parsing them: a word is known wherever it is read.
 */
export function sampleNames(files: FileTree): string[] {
  return PAGE_FOLDERS.flatMap((folder) => files.list(folder))
    .filter(isPageFile)
    .flatMap((file) => [...files.read(file).matchAll(FENCES)])
    .flatMap(([, , code = '']) => [
      ...(code.match(/\b[A-Za-z]+[a-z][A-Z]\w*/g) ?? []),
      ...(code.match(/(?<=")\w+(?="\s*:)/g) ?? []),
    ]);
}
