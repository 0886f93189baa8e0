import type {ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {CodeBlockMetadata} from '@docusaurus/theme-common/internal';
import {Prism, useTokenize} from 'prism-react-renderer';
import {codeHtml} from './codeHtml';
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
