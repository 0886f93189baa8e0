// @works-without-react
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import {useLanguageItemProps} from '@site/src/hooks/useLanguageItemProps';
import {VERSION_LINK_ATTRIBUTE} from '@site/src/native-first/react';
import styles from './styles.module.css';

/** A navbar dropdown in the mobile menu: a `<details>` element whose label may be a link. */
export default function MenuGroup({
  items,
  className,
  children,
  position: _position,
  ...props
}: Props): ReactNode {
  const {label, to, href} = props;
  const isLink = to !== undefined || href !== undefined;
  const markLanguage = useLanguageItemProps();
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  const isShown = [to, ...items.map((item) => item.to)].some(
    (address) => address !== undefined && withBaseUrl(address) === pathname,
  );
  return (
    <li className={clsx('menu__list-item', styles.group)}>
      {isLink && (
        <NavbarNavLink
          className={clsx('menu__link menu__link--sublist', className)}
          {...props}
          label={children ?? label}
        />
      )}
      <details open={isShown}>
        {!isLink ? (
          <summary
            className={clsx(
              'menu__link menu__link--sublist menu__link--sublist-caret',
              className,
            )}>
            {children ?? label}
          </summary>
        ) : (
          <summary
            className="menu__caret"
            aria-label={typeof label === 'string' ? label : undefined}
          />
        )}
        <ul className="menu__list">
          {items.map((item, index) => (
            <NavbarItem
              mobile
              isDropdownItem
              activeClassName="menu__link--active"
              {...item}
              {...markLanguage(item)}
              {...(item.onClick && {[VERSION_LINK_ATTRIBUTE]: ''})}
              key={index}
            />
          ))}
        </ul>
      </details>
    </li>
  );
}
