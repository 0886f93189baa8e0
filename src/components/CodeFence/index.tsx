import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/CodeBlock';
import CopyButton from './CopyButton';
import {fenceLanguage, fenceTitle} from './fenceProps';
import styles from './styles.module.css';

/** What a page gives to its fences. */
interface FenceProps extends Props {
  /** The code as HTML, coloured at build time; the code of plain fences stands in `children`. */
  readonly html?: string;
}

/** A code fence: the spans made at build time, an optional title, a copy button. */
export default function CodeFence({
  children,
  html,
  className,
  metastring,
  title,
}: FenceProps): ReactNode {
  const caption = title ?? fenceTitle(metastring);
  const language = fenceLanguage(className);
  return (
    <figure className={clsx(ThemeClassNames.common.codeBlock, styles.fence)}>
      {caption && <figcaption className={styles.title}>{caption}</figcaption>}
      <div className={styles.body}>
        {/* Scrolls sideways, so it must be reachable by keyboard (WCAG 2.1.1). */}
        <pre className={styles.code} tabIndex={0} data-language={language}>
          <code
            className={className}
            {...(html === undefined
              ? {children}
              : {dangerouslySetInnerHTML: {__html: html}})}
          />
        </pre>
        <CopyButton />
      </div>
    </figure>
  );
}
