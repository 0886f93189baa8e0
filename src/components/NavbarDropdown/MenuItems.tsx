// @works-without-react
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import NavbarItem from '@theme/NavbarItem';
import type {Props as DropdownProps} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import {VERSION_LINK_ATTRIBUTE} from '@site/src/native-first/react';

interface Props extends Pick<DropdownProps, 'items'> {
  readonly mobile?: boolean;
  readonly activeClassName: string;
}

/**
 * Items of a menu in the navbar or the mobile menu. Items with `lang` are those of the language menu, which
 * link to the same page in that language.
 */
export default function MenuItems({items, ...menu}: Props): ReactNode {
  const {
    i18n: {currentLocale, localeConfigs},
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const current = localeConfigs[currentLocale]?.htmlLang;
  const isNotFound = useLocation().pathname === `${baseUrl}404`;
  return items.map((item, index) => (
    <NavbarItem
      isDropdownItem
      {...menu}
      {...item}
      // Docusaurus marks the item of the current language by a class only.
      {...(item.lang && item.lang === current && {'aria-current': 'true'})}
      // The not-found page has no translations, so the items link to the home pages.
      // src/native-first/links.ts adds query and hash.
      {...(item.lang && isNotFound && {to: item.to?.replace(/404$/, '')})}
      {...(item.onClick && {[VERSION_LINK_ATTRIBUTE]: ''})}
      key={index}
    />
  ));
}
