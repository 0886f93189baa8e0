// @works-without-react
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import MenuItems from '@site/src/components/NavbarDropdown/MenuItems';
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
          <MenuItems
            items={items}
            mobile
            activeClassName="menu__link--active"
          />
        </ul>
      </details>
    </li>
  );
}
