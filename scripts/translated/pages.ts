import {dump} from 'js-yaml';
import {visit} from 'unist-util-visit';
import {
  findUnspecifiedMarks,
  HASHES_KEY,
  hashSections,
  TRANSLATED_KEYS,
  type SourcePage,
} from '../../src/content';

const FRONT_MATTER = /^---\n([^]*?\n)---\n/;

/** Lines of the hashes in front matter. */
const HASHES = new RegExp(`^${HASHES_KEY}:.*\\n(?: .*\\n)*`, 'm');

/**
 * Marks sections of a translation as made from the present English text, by storing the hash of that.
 *
 * @param text - source of the translation
 * @param known - hashes that the translation has stored
 * @param id - section to mark; all sections by default
 * @throws Error if the English page does not have the section
 */
export function markTranslated(
  text: string,
  original: SourcePage,
  known: Readonly<Record<string, string>>,
  id?: string,
): string {
  const current = hashSections(original);
  if (id !== undefined && !current.has(id)) {
    throw new Error(
      `npm run translated: expected a section of ${original.file}, received "${id}". It has ${[...current.keys()].join(', ')}.`,
    );
  }
  const hashes = [...current].flatMap(([section, hash]) =>
    id === undefined || id === section
      ? [[section, hash]]
      : section in known
        ? [[section, known[section]]]
        : [],
  );
  const lines = dump({[HASHES_KEY]: Object.fromEntries(hashes)});
  return text.replace(
    FRONT_MATTER,
    (_, head: string) => `---\n${head.replace(HASHES, '')}${lines}---\n`,
  );
}

/** Texts that the site has in the language of a new translation already. */
export interface KnownTexts {
  /** Front matter. */
  readonly keys: Readonly<Record<string, string | undefined>>;
  /** Id of an open question → question. */
  readonly questions: Readonly<Record<string, string>>;
}

/**
 * Writes the first version of a translation: the English page without what the build takes from it, which is the code,
 * the imports and most front matter. Headings get their ids.
 */
export function startTranslation(page: SourcePage, known: KnownTexts): string {
  const {text, tree, headings, frontMatter} = page;
  const lines: (string | undefined)[] = text.split('\n');
  visit(tree, ({type, position}) => {
    const [first, last] = [position!.start.line, position!.end.line];
    if (type === 'code') {
      const indent = ' '.repeat(position!.start.column - 1);
      lines.fill(undefined, first, last);
      lines[first - 1] = `${indent}\`\`\`\n${indent}\`\`\``;
    } else if (type === 'mdxjsEsm' || type === 'yaml') {
      // The empty line below goes too.
      lines.fill(undefined, first - 1, last + 1);
    }
  });
  for (const {line, id, explicitId, level} of headings) {
    if (explicitId === undefined && level > 1) {
      lines[line - 1] += ` {/* #${id} */}`;
    }
  }
  const keys = TRANSLATED_KEYS.filter((key) => key in frontMatter).map(
    (key) => [key, known.keys[key] ?? frontMatter[key]],
  );
  const head = dump(Object.fromEntries(keys), {lineWidth: -1});
  const body = lines.filter((line) => line !== undefined).join('\n');
  const translated = findUnspecifiedMarks([page]).reduce(
    (source, {id = '', question}) =>
      source.replace(question, () => known.questions[id] ?? question),
    body,
  );
  return `---\n${head}---\n\n${translated.trimStart()}`;
}
