import {existsSync} from 'node:fs';
import {dump} from 'js-yaml';
import {visit} from 'unist-util-visit';
import {
  findOriginalFile,
  findTranslatedFile,
  getPageStore,
  HASHES_KEY,
  hashSections,
  readSectionHashes,
  suggestName,
  TRANSLATED_KEYS,
  type MarkdownPage,
  type SourcePage,
} from '../../src/content';
import {groupBy} from '../../src/site/groupBy';
import {TRANSLATED_LOCALES} from '../../src/site/locales';

const FRONT_MATTER = /^---\n([^]*?\n)---\n/;

/** Lines of the hashes in front matter. */
const HASHES = new RegExp(`^${HASHES_KEY}:.*\\n(?: .*\\n)*`, 'm');

/**
 * Marks sections of a translation as made from the present English text, by storing the hash of that.
 *
 * @param text - source of the translation
 * @param known - hashes that the translation has stored
 * @param ids - sections to mark; all sections by default
 * @throws Error if the English page does not have a section
 */
export function markTranslated(
  text: string,
  original: SourcePage,
  known: Readonly<Record<string, string>>,
  ids?: readonly string[],
): string {
  const current = hashSections(original);
  const unknown = ids?.find((id) => !current.has(id));
  if (unknown !== undefined) {
    throw new Error(
      `npm run translated: expected a section of ${original.file}, received "${unknown}". It has ${[...current.keys()].join(', ')}.`,
    );
  }
  const hashes = [...current].flatMap(([section, hash]) =>
    !ids || ids.includes(section)
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

/**
 * Writes the first version of a translation: the English page without what the build takes from it, which is the code,
 * the imports and most front matter. Headings get their ids.
 */
export function startTranslation(page: SourcePage): string {
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
    (key) => [key, frontMatter[key]],
  );
  const head = dump(Object.fromEntries(keys), {lineWidth: -1});
  const body = lines.filter((line) => line !== undefined).join('\n');
  return `---\n${head}---\n\n${body.trimStart()}`;
}

/** Finds an English page by its path or that of a translation. */
function findOriginal(name: string): SourcePage {
  const store = getPageStore();
  const files = store.list();
  const file = findOriginalFile(name) ?? name;
  if (!files.includes(file)) {
    throw new Error(
      `npm run translated: expected the path of a page, such as docs-ocr/intro.mdx, received "${name}". ${suggestName(name, files)}`,
    );
  }
  return store.page(file) as SourcePage;
}

/** Starts the translations of a page. @returns file → text */
export function startPage(name: string): Record<string, string> {
  const page = findOriginal(name);
  const started = TRANSLATED_LOCALES.map((locale) => {
    const file = findTranslatedFile(page.file, locale)!;
    if (existsSync(file)) {
      throw new Error(`npm run translated: ${file} is there already.`);
    }
    return [file, startTranslation(page)];
  });
  return Object.fromEntries(started) as Record<string, string>;
}

/** Lists the translations of a page. @param name - path of the page, which a section may follow after `#` */
function listTranslations(name: string): MarkdownPage[] {
  const {file} = findOriginal(name.split('#')[0]!);
  return TRANSLATED_LOCALES.flatMap(
    (locale) => getPageStore().find(findTranslatedFile(file, locale)!) ?? [],
  );
}

/** Marks all sections of pages, or those after `#`, in their translations. @returns file → text */
export function markPages(names: readonly string[]): Record<string, string> {
  const byPage = groupBy(names, (name) => name.split('#')[0]!);
  const marked = [...byPage].flatMap(([file, named]) => {
    const page = findOriginal(file);
    const ids = named.flatMap((name) => name.split('#')[1] ?? []);
    const sections = ids.length === named.length ? ids : undefined;
    return listTranslations(file).map((each) => [
      each.file,
      markTranslated(each.text, page, readSectionHashes(each), sections),
    ]);
  });
  return Object.fromEntries(marked) as Record<string, string>;
}
