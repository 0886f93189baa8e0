// @works-without-react
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import {ANIMATED_DETAILS} from '@site/src/native-first/react';
import {useLabelLanguage} from '@site/src/hooks/useLabelLanguage';
import styles from './styles.module.css';

/** Collapsible table of contents for narrow screens. */
export default function CollapsibleContents({
  className,
  ...contents
}: Props): ReactNode {
  const {pathname: href} = useLocation();
  const lang = useLabelLanguage()({href});
  return (
    <details
      className={clsx(styles.contents, className)}
      data-native={ANIMATED_DETAILS}>
      <summary className={clsx('caret', styles.summary)}>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">
          On this page
        </Translate>
      </summary>
      <div className={styles.list} lang={lang}>
        <TOCItems {...contents} />
      </div>
    </details>
  );
}
