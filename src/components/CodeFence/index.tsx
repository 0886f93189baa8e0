// @works-without-react
import {Children, isValidElement, memo, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {createCodeBlockMetadata} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import type {Props as CodeBlockProps} from '@theme/CodeBlock';
import {useInterfaceLanguage} from '@site/src/hooks/useInterfaceLanguage';
import {RunButtons, SamplePanel} from '@site/src/live/ui/RunnableSample';
import Code from './Code';
import styles from './styles.module.css';

/** Properties of the classic theme's code block, and those added by our remark plugins. */
export interface Props extends CodeBlockProps {
  /** JSON object: name in the code → address of its reference entry. */
  readonly nameLinks?: string;
  /** Number of leading lines that an earlier block of the page contains too. */
  readonly seenLines?: number;
  /** Id of the live sample that the block belongs to. */
  readonly sample?: string;
  /** Whether the info string of the fence contains the word `live`. */
  readonly live?: boolean;
}

/**
 * Code block with a title bar that shows title or language and a copy button. It accepts all properties of
 * the classic theme's code block. Memoised, because highlighting is expensive.
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
        // The title is hidden from assistive technology and search, which read the code instead.
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
      {/* The code block scrolls, so it must be focusable (WCAG 2.1.1). */}
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

/** Returns the text of a block. Returns `undefined` if the block contains elements; it is then rendered unchanged. */
function textOf(children: ReactNode): string | undefined {
  const parts = Children.toArray(children);
  return parts.some(isValidElement) ? undefined : parts.join('');
}

export default memo(CodeFence);

/** Copy button. `src/native-first/copyButtons.ts` handles clicks. */
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

/** Display names of languages for which upper case is not enough. */
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

function languageName(language: string): string {
  return LANGUAGE_NAMES[language] ?? language.toUpperCase();
}
