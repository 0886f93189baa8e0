import type {ReactNode} from 'react';
import clsx from 'clsx';
import {
  Prism,
  useTokenize,
  type PrismTheme,
  type Token,
} from 'prism-react-renderer';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {CodeBlockMetadata} from '@docusaurus/theme-common/internal';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

/** Languages whose grammar has another name: a single-file component is markup with scripts and styles in it. */
const GRAMMARS: Readonly<Record<string, string>> = {vue: 'markup'};

interface Props extends CodeBlockMetadata {
  /** Names that are links: JSON, name → address. */
  readonly nameLinks: string | undefined;
  readonly seenLines: number | undefined;
}

/**
 * The code of a block, coloured by Prism: while pages are built, and in the application. It is one text of HTML, as an
 * element per part would have to be made by React, and none of them ever changes by itself.
 */
export default function Code({
  code,
  language,
  nameLinks = '{}',
  ...look
}: Props): ReactNode {
  const {prism} = useThemeConfig();
  const {withBaseUrl} = useBaseUrlUtils();
  const lines = useTokenize({
    prism: Prism,
    code,
    language,
    grammar: Prism.languages[GRAMMARS[language] ?? language],
  });
  const addresses = Object.entries(
    JSON.parse(nameLinks) as Record<string, string>,
  );
  const links = Object.fromEntries(
    addresses.map(([name, address]) => [name, withBaseUrl(address)]),
  );
  const html = codeHtml(lines, {
    ...look,
    prism,
    language,
    links,
    lineClass: styles.line,
  });
  return <code dangerouslySetInnerHTML={{__html: html}} />;
}

/** What the lines of a code block are drawn with. */
interface Look {
  /** `themeConfig.prism`. */
  readonly prism: {readonly theme: PrismTheme; readonly darkTheme?: PrismTheme};
  readonly language: string;
  /** Class of lines that have classes or a number. */
  readonly lineClass: string | undefined;
  /** Classes of lines by their place, from 0. */
  readonly lineClassNames?: Readonly<Record<number, readonly string[]>>;
  /** Number of the first line; `undefined`: lines have none. */
  readonly lineNumbersStart?: number | undefined;
  /** Addresses of names: the first of each that is code becomes a link. */
  readonly links?: Readonly<Record<string, string>>;
  /** How many lines an earlier block of the page began with too: they are folded. */
  readonly seenLines?: number;
}

/** Parts of a sample that are no code. */
const NO_CODE = /^(?:comment|string|template-string|char|regex|macro)$/;

/**
 * The lines of a code block as one text of HTML, without the style of each part that Prism's own renderer writes: the
 * content security policy forbids it. Parts that no theme gives a style to get no element.
 */
function codeHtml(lines: readonly Token[][], look: Look): string {
  const {lineClass, lineClassNames = {}, lineNumbersStart, links = {}} = look;
  const styled = styledTypes(look);
  const open = new Map(Object.entries(links));
  const width = String((lineNumbersStart ?? 1) + lines.length - 1).length;
  const html = lines.map((line, index) => {
    const end = index < lines.length - 1 ? '\n' : '';
    const text = lineHtml(line, styled, open) + end;
    const classes = lineClassNames[index] ?? [];
    const number =
      lineNumbersStart === undefined
        ? ''
        : ` data-line="${String(lineNumbersStart + index).padStart(width)}"`;
    return number || classes.length > 0
      ? `<span class="${clsx(lineClass, classes)}"${number}>${text}</span>`
      : text;
  });
  const seen = html.splice(0, look.seenLines ?? 0).join('');
  return (
    (seen && `<span class="seen-lines" tabindex="-1">${seen}</span>`) +
    html.join('')
  );
}

type StyledTypes = ReadonlyMap<string, ReadonlySet<string>>;

/** The types of parts that a theme gives a style to in a language, each with the properties that it sets. */
function styledTypes({
  prism: {theme, darkTheme = theme},
  language,
}: Look): StyledTypes {
  const styled = new Map<string, Set<string>>();
  for (const {types, style, languages} of [theme, darkTheme].flatMap(
    ({styles}) => styles,
  )) {
    if (!languages || languages.includes(language)) {
      for (const type of types) {
        const properties = styled.get(type) ?? new Set();
        Object.keys(style).forEach((property) => properties.add(property));
        styled.set(type, properties);
      }
    }
  }
  return styled;
}

/** Parts of one class that follow each other become one. */
function lineHtml(
  line: readonly Token[],
  styled: StyledTypes,
  links: Map<string, string>,
): string {
  let html = '';
  let last = '';
  for (const {types, content, empty} of line) {
    // A space looks the same in each colour.
    const classes = content.trim() && classesOf(types, styled);
    if (classes !== last) {
      html += last && '</span>';
      html += classes && `<span class="token ${classes}">`;
      last = classes;
    }
    html += empty
      ? ''
      : types.some((type) => NO_CODE.test(type))
        ? escapeHtml(content)
        : linkWords(content, links);
  }
  return html + (last && '</span>');
}

/** The styled types of a part, of which a later one goes before an earlier one: without those that show nothing. */
function classesOf(types: readonly string[], styled: StyledTypes): string {
  return types
    .filter((type, index) => {
      const properties = styled.get(type);
      const later = types.slice(index + 1).map((other) => styled.get(other));
      return (
        properties &&
        [...properties].some(
          (property) => !later.some((others) => others?.has(property)),
        )
      );
    })
    .join(' ');
}

function linkWords(text: string, links: Map<string, string>): string {
  return text
    .split(/([A-Za-z_]\w*)/)
    .map((part) => {
      const address = links.get(part);
      links.delete(part);
      return address === undefined
        ? escapeHtml(part)
        : `<a href="${address}">${part}</a>`;
    })
    .join('');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
