// @works-without-react
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {matchPath, useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';
import {DOCS_MENU, SITE_MENU} from '@site/src/native-first/react';
import styles from './styles.module.css';

/**
 * Menu buttons of the navbar, one for each menu panel of the page. CSS shows the button that fits the width
 * of the window.
 */
export default function MenuButtons(): ReactNode {
  const panels = [
    ...(useHasSidebar() ? [[DOCS_MENU, styles.toDocs] as const] : []),
    [SITE_MENU, styles.toSite] as const,
  ];
  return panels.map(([panel, className]) => (
    <button
      key={panel}
      type="button"
      className={clsx('navbar__toggle clean-btn', className)}
      data-native="menu"
      popoverTarget={panel}
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar',
        description:
          'The ARIA label for hamburger menu button of mobile navigation',
      })}>
      <IconMenu />
    </button>
  ));
}

/**
 * Whether the page has a documentation sidebar. Determined from the route, because the navbar cannot access
 * the React contexts of documentation pages.
 */
function useHasSidebar(): boolean {
  const {pathname} = useLocation();
  return Object.values(useAllDocsData())
    .flatMap(({versions}) => versions)
    .flatMap(({docs}) => docs)
    .some(
      ({path, sidebar}) =>
        sidebar !== undefined &&
        matchPath(pathname, {path, exact: true}) !== null,
    );
}
