// @works-without-react
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/DocSidebar';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import {useLinkContext} from '@site/src/hooks/useLinkContext';
import {useText} from '@site/src/hooks/useText';
import {DOCS_MENU, SITE_MENU} from '@site/src/native-first/react';
import {COMMON_LINK_LABELS} from '@site/src/site/labels';
import {createCommonLink} from '@site/src/site/linkTable';
import MenuPanel from './MenuPanel';
import styles from './styles.module.css';

/**
 * Sidebar of a documentation set. On wide screens it is beside the text, on narrow screens in a panel of the
 * mobile menu. Both layouts use the same element, so they share open categories and scroll position.
 */
export default function DocsMenu(props: Props): ReactNode {
  return (
    <MenuPanel id={DOCS_MENU} className={styles.docs}>
      <div className={styles.body}>
        <button
          type="button"
          className="clean-btn navbar-sidebar__back"
          data-native="menu"
          popoverTarget={SITE_MENU}>
          <Translate
            id="theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel"
            description="The label of the back button to return to main menu, inside the mobile navbar sidebar secondary menu (notably used to display the docs sidebar)">
            ← Back to main menu
          </Translate>
        </button>
        <div className={styles.pages}>
          <DocSidebarDesktop {...props} />
        </div>
        <BuyerLinks />
      </div>
    </MenuPanel>
  );
}

/** Purchase and contact links below the sidebar on phones. Otherwise readers would have to open the main menu first. */
function BuyerLinks(): ReactNode {
  const context = useLinkContext();
  const textOf = useText();
  return (
    <div className={styles.buyerLinks}>
      {(['purchase', 'contact'] as const).map((link) => (
        <Link
          key={link}
          className="button button--secondary"
          href={createCommonLink(link, context)}>
          {textOf(COMMON_LINK_LABELS[link])}
        </Link>
      ))}
    </div>
  );
}
