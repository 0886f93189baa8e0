// @works-without-react: useEffect
import {useEffect, useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import {useLabelLanguage} from '@site/src/hooks/useLabelLanguage';
import {highlightToc} from '@site/src/native-first/tocHighlight';
import styles from './styles.module.css';

/** Table of contents beside the text. */
export default function ContentsBeside({
  className,
  ...contents
}: Props): ReactNode {
  const id = useId();
  const {pathname: href} = useLocation();
  const lang = useLabelLanguage()({href});
  // Starts highlighting the current entry, because the theme's own highlighting is off.
  useEffect(highlightToc, [contents.toc]);
  return (
    <nav
      className={clsx(styles.beside, 'thin-scrollbar', className)}
      aria-labelledby={id}>
      <p id={id} className={styles.title}>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">
          On this page
        </Translate>
      </p>
      {/* src/native-first/tocHighlight.ts finds the entries by their class. */}
      <div lang={lang}>
        <TOCItems
          {...contents}
          linkClassName="table-of-contents__link toc-highlight"
        />
      </div>
    </nav>
  );
}
