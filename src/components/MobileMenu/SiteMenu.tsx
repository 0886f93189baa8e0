// @works-without-react
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useThemeConfig} from '@docusaurus/theme-common';
import NavbarItem, {type Props as NavbarItemProps} from '@theme/NavbarItem';
import {SITE_MENU} from '@site/src/native-first/menus';
import MenuPanel from './MenuPanel';
import styles from './styles.module.css';

/** The panel of the mobile menu that holds the items of the navbar. */
export default function SiteMenu(): ReactNode {
  // What a type of item needs, the theme has checked when it read the configuration.
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
