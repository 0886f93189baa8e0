import path from 'node:path';
import type {Image, Link, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {DOCS_LOCALE, type Locale} from '../../site/locales';
import {getLocalizedText} from '../../site/texts';
import type {MarkdownPage} from '../pages/page';
import {findOriginalFile, findPagePlace, toRelativePath} from '../pages/place';
import {getPageStore} from '../pages/store';
import * as md from '../mdast';
import {setHtmlProperties, type RemarkStep} from '../remark';
import {
  HASHES_KEY,
  hashSections,
  listSharedNodes,
  pickTranslatedAttributes,
  splitSections,
  type PageSection,
  type SharedNode,
} from './sections';

const STALE_NOTE = {
  ko: '이 절을 번역한 뒤 영어 원문이 바뀌었습니다. 최신 내용은 영어 페이지에서 확인하세요.',
  en: 'The English page is newer than this translation.',
};

/**
 * Remark plugin that completes a translation with what is the same in all languages: the code blocks, imports and
 * attributes of the English page. It must run before all other plugins.
 *
 * A section whose English text has changed since gets a note. A section that is missing, or has other code blocks or
 * elements, is shown in English.
 */
export function completeTranslations(): RemarkStep {
  return (tree, {path: source}) => {
    const file = toRelativePath(source);
    const locale = findPagePlace(file)?.locale ?? DOCS_LOCALE;
    const original = getPageStore().find(findOriginalFile(file) ?? file);
    if (locale !== DOCS_LOCALE && original) {
      const stale = findStaleSections(getPageStore().page(file), original);
      tree.children = completeSections(tree, original, stale, locale);
      findAssetsBeside(tree, original.file);
    }
  };
}

/** Id of a section → hash of the English text from which it was made. */
type SectionHashes = Readonly<Record<string, string>>;

/** Reads the hashes that a translation stores in its front matter. */
export function readSectionHashes({
  frontMatter,
}: Pick<MarkdownPage, 'frontMatter'>): SectionHashes {
  return Object(frontMatter[HASHES_KEY]) as SectionHashes;
}

/** Lists the sections of a translation whose English text has changed since. */
export function findStaleSections(
  page: Pick<MarkdownPage, 'frontMatter'>,
  original: MarkdownPage,
): string[] {
  const hashes = readSectionHashes(page);
  return [...hashSections(original)].flatMap(([id, hash]) =>
    hashes[id] === hash ? [] : [id],
  );
}

/** Returns the sections of a translation in the order of the English page. Mutates the nodes of the translation. */
export function completeSections(
  tree: Root,
  original: MarkdownPage,
  stale: readonly string[],
  locale: Locale,
): RootContent[] {
  const own = new Map(splitSections(tree).map((each) => [each.id, each]));
  const englishTree = structuredClone(original.tree);
  unwrapElements(englishTree);
  return splitSections(englishTree).flatMap((english) => {
    const {id, nodes} = english;
    const section = own.get(id);
    if (!section || !fillShared(section, english)) {
      return nodes.map((node) => markLanguage(node, DOCS_LOCALE));
    }
    const [heading, text] = splitHeading(section.nodes);
    return [
      ...heading,
      ...(stale.includes(id) ? [createStaleNote(locale)] : []),
      ...nodes.filter(isImport),
      ...text.filter((node) => !isImport(node)),
    ];
  });
}

/** Replaces paragraphs of nothing but elements by these elements, as MDX does before it runs remark plugins. */
function unwrapElements(tree: Root): void {
  visit(tree, 'paragraph', ({children}, index, parent) => {
    const elements = children.filter(({type}) => type === 'mdxJsxTextElement');
    const others = children.filter(({type}) => type !== 'mdxJsxTextElement');
    if (
      elements.length > 0 &&
      others.every((each) => each.type === 'text' && each.value.trim() === '')
    ) {
      const unwrapped = elements.map((element) => ({
        ...element,
        type: 'mdxJsxFlowElement',
      }));
      parent!.children.splice(index!, 1, ...(unwrapped as RootContent[]));
    }
  });
}

/** Changes relative addresses of files that only the English page has beside it. */
function findAssetsBeside(tree: Root, original: string): void {
  visit(tree, ['link', 'image'], (node) => {
    const target = node as Link | Image;
    if (/^\.\.?\/(?!.*\.mdx?(?:#|$))/.test(target.url)) {
      target.url = `@site/${path.posix.join(path.posix.dirname(original), target.url)}`;
    }
  });
}

function splitHeading(nodes: RootContent[]): [RootContent[], RootContent[]] {
  const count = nodes[0]?.type === 'heading' ? 1 : 0;
  return [nodes.slice(0, count), nodes.slice(count)];
}

function isImport({type}: RootContent): boolean {
  return type === 'mdxjsEsm';
}

function createStaleNote(locale: Locale): RootContent {
  return {
    type: 'containerDirective',
    name: 'note',
    children: [md.paragraph(getLocalizedText(STALE_NOTE, locale))],
  };
}

function markLanguage(node: RootContent, lang: string): RootContent {
  if (!/^(?:mdx|code)/.test(node.type)) {
    setHtmlProperties(node, {lang});
  }
  return node;
}

/**
 * Replaces code and attributes in a section by those of the English section.
 *
 * @returns false, without a change, if the sections have other code blocks or elements
 */
function fillShared(section: PageSection, english: PageSection): boolean {
  const [own, theirs] = [listSharedNodes(section), listSharedNodes(english)];
  const isSame =
    own.length === theirs.length &&
    own.every(({kind}, index) => kind === theirs[index]!.kind);
  if (isSame) {
    // Nodes get their English lines too, by which other plugins find samples.
    own.forEach(({node}, index) => {
      Object.assign(node, mergeShared(node, theirs[index]!.node));
    });
  }
  return isSame;
}

/** Returns the properties that a node of a translation gets. */
function mergeShared(
  own: SharedNode['node'],
  english: SharedNode['node'],
): object {
  if (own.type === 'code' || english.type === 'code') {
    return english;
  }
  const {attributes, position} = english;
  const translated = pickTranslatedAttributes(own);
  const names = translated.map(({name}) => name);
  const shared = attributes.filter(
    (each) => !('name' in each && names.includes(each.name)),
  );
  return {attributes: [...shared, ...translated], position};
}
