// @works-without-react
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

/** Language of a fence → Prism grammar. Vue single-file components are highlighted as markup. */
const GRAMMARS: Readonly<Record<string, string>> = {vue: 'markup'};

interface Props extends CodeBlockMetadata {
  /** JSON object: name in the code → address of its reference entry. */
  readonly nameLinks: string | undefined;
  /** Number of leading lines that an earlier block of the page contains too. They are collapsed. */
  readonly seenLines: number | undefined;
}

/**
 * Code highlighted by Prism, at build time and in React. It is rendered as one HTML string, because hydrating
 * thousands of React elements that never change would be slow. Prism's own renderer is not used, because it
 * writes inline styles, which the content security policy forbids. Tokens without a style in any theme are
 * rendered without an element.
 */
export default function Code({
  code,
  language,
  nameLinks = '{}',
  lineClassNames,
  lineNumbersStart,
  seenLines = 0,
}: Props): ReactNode {
  const {theme, darkTheme = theme} = useThemeConfig().prism;
  const {withBaseUrl} = useBaseUrlUtils();
  const lines = useTokenize({
    prism: Prism,
    code,
    language,
    grammar: Prism.languages[GRAMMARS[language] ?? language],
  });
  const addresses = JSON.parse(nameLinks) as Record<string, string>;
  const links = new Map(
    Object.entries(addresses).map(([name, to]) => [name, withBaseUrl(to)]),
  );
  const styled = findStyledTypes([theme, darkTheme], language);
  const width = String((lineNumbersStart ?? 1) + lines.length - 1).length;
  const html = lines.map((line, index) => {
    const end = index < lines.length - 1 ? '\n' : '';
    const text = renderLine(line, styled, links) + end;
    const classes = lineClassNames[index] ?? [];
    const number =
      lineNumbersStart === undefined
        ? ''
        : ` data-line="${String(lineNumbersStart + index).padStart(width)}"`;
    return number || classes.length > 0
      ? `<span class="${clsx(styles.line, classes)}"${number}>${text}</span>`
      : text;
  });
  const seen = html.splice(0, seenLines).join('');
  const seenHtml =
    seen && `<span class="seen-lines" tabindex="-1">${seen}</span>`;
  return <code dangerouslySetInnerHTML={{__html: seenHtml + html.join('')}} />;
}

/** Prism token types in which names are not linked. */
const NO_CODE = /^(?:comment|string|template-string|char|regex|macro)$/;

type StyledTypes = ReadonlyMap<string, ReadonlySet<string>>;

/** Maps each token type that a theme styles in a language to the CSS properties that the theme sets. */
function findStyledTypes(
  themes: readonly PrismTheme[],
  language: string,
): StyledTypes {
  const styled = new Map<string, Set<string>>();
  for (const {types, style, languages} of themes.flatMap((one) => one.styles)) {
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

/**
 * Renders a line. Adjacent tokens with the same class names share one element.
 *
 * @param links - names that are not linked yet; the first occurrence of each becomes a link
 */
function renderLine(
  line: readonly Token[],
  styled: StyledTypes,
  links: Map<string, string>,
): string {
  let html = '';
  let last = '';
  for (const {types, content, empty} of line) {
    // White space has no visible colour, so it needs no class names.
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

/** Returns those types of a token whose styles are visible. Styles of later types override those of earlier ones. */
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
