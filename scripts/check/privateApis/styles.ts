import type {FileTree} from '../files';
import {PRIVATE_ATTRIBUTES, type PrivateUse} from './modules';
import {memoize} from '../memoize';
import {lineAt} from '../sourceLines';
import {blank} from '../blank';

/** Style sheet of Infima, whose class names themes and sites may use: https://infima.dev/docs/getting-started/introduction */
const INFIMA = 'node_modules/infima/dist/css/default/default.css';

/** Stable names: https://docusaurus.io/docs/styling-layout#theme-class-names */
const STABLE_CLASS = /^(?:theme-|docs?-)|^tabs-container$/;
/**
 * https://docusaurus.io/docs/styling-layout#styling-your-site-with-infima and
 * https://docusaurus.io/docs/markdown-features/code-blocks#line-highlighting
 */
const STABLE_PROPERTY = /^--(?:ifm-|docusaurus-highlighted-code-line-bg$)/;
/** https://docusaurus.io/docs/styling-layout#dark-mode, and attributes of HTML. */
const STABLE_ATTRIBUTE = /^(?:data-theme|aria-\w+|role|hidden|open|lang|type)$/;

/** Words that this site's own modules write: class names, attributes, custom properties. */
export interface OwnNames {
  readonly words: ReadonlySet<string>;
  readonly infima: ReadonlySet<string>;
}

/** Folders whose modules write markup. */
const OWN_MARKUP = ['src', 'scripts/pdf'];

const wordsOf = memoize((text) => [...new Set(text.match(/[\w-]+/g) ?? [])]);

/** Collects what {@link usesOfSheet} knows as documented or as this site's own. */
export function ownNames(files: FileTree): OwnNames {
  const modules = OWN_MARKUP.flatMap((folder) => files.list(folder)).filter(
    (file) => /\.(?:tsx?|mdx|svg)$/.test(file),
  );
  const sheets = files.list('src').filter((file) => file.endsWith('.css'));
  return {
    words: new Set([
      ...modules.flatMap((file) => wordsOf(files.read(file))),
      ...sheets
        .flatMap((file) => files.read(file).match(/--[\w-]+(?=\s*:)/g) ?? [])
        .filter((name) => !/^--(?:ifm|docusaurus|docsearch)-/.test(name)),
    ]),
    infima: new Set(classNames(files.read(INFIMA))),
  };
}

function classNames(css: string): string[] {
  return [...css.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(
    ([, name = '']) => name,
  );
}

/** What a style sheet says about elements that the markup of a package gives names to. */
export function usesOfSheet(
  file: string,
  css: string,
  own: OwnNames,
): PrivateUse[] {
  // Comments keep their length, so that positions stay.
  const text = css.replace(/\/\*.*?\*\//gs, blank);
  const selectors = [...text.matchAll(/([^{};]+)\{/g)].filter(
    ([, selector = '']) => !selector.trim().startsWith('@'),
  );
  const uses: PrivateUse[] = [];
  const add = (name: string, position: number) =>
    uses.push({name, file, line: lineAt(text, position)});

  for (const {1: selector = '', index} of selectors) {
    const shared = file.endsWith('.module.css')
      ? [...selector.matchAll(/:global\(([^)]*)\)/g)]
          .map(([, name]) => name)
          .join(' ')
      : selector.replace(/\[[^\]]*\]/g, '');
    for (const name of classNames(shared)) {
      if (
        !STABLE_CLASS.test(name) &&
        !own.infima.has(name) &&
        !own.words.has(name)
      ) {
        add(`.${name}`, index + selector.search(/\S/));
      }
    }
    for (const [written, attribute = ''] of selector.matchAll(
      /\[([\w-]+)[^\]]*\]/g,
    )) {
      if (attribute === 'class') {
        add(written, index + selector.search(/\S/));
      } else if (
        !STABLE_ATTRIBUTE.test(attribute) &&
        (PRIVATE_ATTRIBUTES.includes(attribute) || !own.words.has(attribute))
      ) {
        add(`[${attribute}]`, index + selector.search(/\S/));
      }
    }
  }
  for (const {0: name, index} of text.matchAll(/--[a-z][\w-]*/g)) {
    const isClass = /[\w-]/.test(text[index - 1] ?? '');
    if (!isClass && !STABLE_PROPERTY.test(name) && !own.words.has(name)) {
      add(name, index);
    }
  }
  return uses;
}
