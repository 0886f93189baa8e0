// @works-without-react
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useText} from '@site/src/hooks/useText';
import {DOCS_SET_LIST} from '@site/src/site/sets/index';
import styles from './styles.module.css';

/** Links to the other documentation sets, above the sidebar. */
export default function SetSwitch(): ReactNode {
  const textOf = useText();
  const shown = useActivePlugin()?.pluginId;
  return (
    <nav
      className={styles.sets}
      aria-label={translate({
        id: 'site.sidebar.sets',
        message: 'Documentation sets',
      })}>
      {DOCS_SET_LIST.map(({id, label, entry}) => (
        <Link
          key={id}
          to={entry}
          aria-current={id === shown ? 'true' : undefined}
          className={clsx('menu__link', id === shown && 'menu__link--active')}>
          {textOf(label)}
        </Link>
      ))}
    </nav>
  );
}
