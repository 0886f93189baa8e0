import {Children, isValidElement, memo, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {createCodeBlockMetadata} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import type {Props as CodeBlockProps} from '@theme/CodeBlock';
import {useInterfaceLanguage} from '@site/src/hooks/useInterfaceLanguage';
import RunButtons from '@site/src/live/ui/RunButtons';
import SamplePanel from '@site/src/live/ui/SamplePanel';
import Code from './Code';
import styles from './styles.module.css';

/** What the steps that read a page tell its fences, besides what a page writes itself. */
export interface Props extends CodeBlockProps {
  /** Names that are links: JSON, name → address. */
  readonly nameLinks?: string;
  /** How many lines an earlier fence of the page began with too. */
  readonly seenLines?: number;
  /** Name of its sample, if readers can run it. */
  readonly sample?: string;
  /** Whether the word `live` stands in its info string. */
  readonly live?: boolean;
}

/**
 * A code block: above the code its title, or else its language, and a copy button. What it shows and how follows from
 * its properties as in the classic theme. Where they are the same, nothing is coloured again.
 */
function CodeFence({
  children,
  nameLinks,
  seenLines,
  sample,
  ...block
}: Props): ReactNode {
  const {prism} = useThemeConfig();
  const code = textOf(children);
  const metadata = createCodeBlockMetadata({
    code: code ?? '',
    className: block.className,
    metastring: block.metastring,
    language: block.language,
    title: block.title,
    showLineNumbers: block.showLineNumbers,
    magicComments: prism.magicComments,
    defaultLanguage: prism.defaultLanguage,
  });
  const {title, language, className} = metadata;
  return (
    <figure
      className={clsx(
        ThemeClassNames.common.codeBlock,
        className,
        styles.fence,
      )}>
      {title ? (
        <figcaption className={styles.title}>{title}</figcaption>
      ) : (
        // For the eye: those who listen and those who search have the code.
        <span className={styles.title} aria-hidden="true">
          {languageName(language)}
        </span>
      )}
      {sample === undefined ? (
        <CopyButton />
      ) : (
        <div>
          <RunButtons className={styles.copy} />
          <CopyButton />
        </div>
      )}
      {/* Scrolls sideways, so it must be reachable by keyboard (WCAG 2.1.1). */}
      <pre
        className={clsx('prism-code', styles.code)}
        tabIndex={0}
        data-language={language}>
        {code === undefined ? (
          <code>{children}</code>
        ) : (
          <Code {...metadata} nameLinks={nameLinks} seenLines={seenLines} />
        )}
      </pre>
      {sample !== undefined && (
        <SamplePanel sample={sample} className={styles.place} />
      )}
    </figure>
  );
}

/** The text of a block; `undefined` where it holds elements, which are shown as they are. */
function textOf(children: ReactNode): string | undefined {
  const parts = Children.toArray(children);
  return parts.some(isValidElement) ? undefined : parts.join('');
}

export default memo(CodeFence);

/** Copies the code beside it: `src/native-first/copyButtons.ts` answers it. */
function CopyButton(): ReactNode {
  return (
    <button
      type="button"
      lang={useInterfaceLanguage()}
      className={styles.copy}
      data-native="copy"
      data-copied={translate({id: 'site.code.copied', message: 'Copied'})}
      data-failed={translate({
        id: 'site.code.copyFailed',
        message: 'Not copied: select the code instead',
      })}>
      <span>{translate({id: 'site.code.copy', message: 'Copy'})}</span>
    </button>
  );
}

/** Languages whose names are not their own in capitals. */
const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  bash: 'Shell',
  cmake: 'CMake',
  cpp: 'C++',
  javascript: 'JavaScript',
  js: 'JavaScript',
  powershell: 'PowerShell',
  text: 'Text',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  vue: 'Vue',
};

/** What readers call a language. */
function languageName(language: string): string {
  return LANGUAGE_NAMES[language] ?? language.toUpperCase();
}
