import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/CodeBlock';
import CopyButton from './CopyButton';
import LiveButtons from './LiveButtons';
import LivePlace from './LivePlace';
import {fenceLanguage, fenceTitle, languageName} from './fenceProps';
import styles from './styles.module.css';

/** What a page gives to its fences. */
interface FenceProps extends Props {
  /** The code as HTML, coloured at build time; the code of plain fences stands in `children`. */
  readonly html?: string;
  /** Name of its sample, if readers can run it. */
  readonly sample?: string;
}

/**
 * A code fence: above the code its title, or else its language, and a copy button; below them the
 * spans made at build time.
 */
export default function CodeFence({
  children,
  html,
  sample,
  className,
  metastring,
  title,
}: FenceProps): ReactNode {
  const language = fenceLanguage(className);
  const caption = title ?? fenceTitle(metastring);
  return (
    <figure className={clsx(ThemeClassNames.common.codeBlock, styles.fence)}>
      {caption ? (
        <figcaption className={styles.title}>{caption}</figcaption>
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
          <LiveButtons />
          <CopyButton />
        </div>
      )}
      {/* Scrolls sideways, so it must be reachable by keyboard (WCAG 2.1.1). */}
      <pre className={styles.code} tabIndex={0} data-language={language}>
        <code
          className={className}
          {...(html === undefined
            ? {children}
            : {dangerouslySetInnerHTML: {__html: html}})}
        />
      </pre>
      {sample !== undefined && <LivePlace sample={sample} />}
    </figure>
  );
}
