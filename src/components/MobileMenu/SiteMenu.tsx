// @works-without-react
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useThemeConfig} from '@docusaurus/theme-common';
import NavbarItem, {type Props as NavbarItemProps} from '@theme/NavbarItem';
import {SITE_MENU} from '@site/src/native-first/react';
import MenuPanel from './MenuPanel';
import styles from './styles.module.css';

/** Panel of the mobile menu that contains the items of the navbar. */
export default function SiteMenu(): ReactNode {
  // The cast is safe, because Docusaurus has validated the items.
  const items = useThemeConfig().navbar.items as NavbarItemProps[];
  return (
    <MenuPanel id={SITE_MENU} className={styles.site}>
      <div className={clsx('menu', styles.items)}>
        <ul className="menu__list">
          {items.map((item, index) => (
            <NavbarItem mobile {...item} key={index} />
          ))}
        </ul>
      </div>
    </MenuPanel>
  );
}
