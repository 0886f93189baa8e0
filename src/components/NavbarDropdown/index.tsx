// @works-without-react
import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import {MOBILE_ROOT_ATTRIBUTE} from '@site/src/site/rewriteNavbarItems';
import MenuItems from './MenuItems';
import styles from './styles.module.css';

/**
 * A dropdown of the desktop navbar, implemented as a disclosure button. `src/native-first/dropdowns.ts` opens
 * and closes it. If the label has an address, it is a link, and the button is beside it.
 */
export default function NavbarDropdown({
  items,
  position,
  className,
  ...props
}: Props): ReactNode {
  const {children, label, html} = props;
  const name = html ? (
    <span dangerouslySetInnerHTML={{__html: html}} />
  ) : (
    (children ?? label)
  );
  const isLink =
    !(MOBILE_ROOT_ATTRIBUTE in props) &&
    (props.to !== undefined || props.href !== undefined);
  const menuId = useId();
  return (
    <div
      className={clsx('navbar__item', 'dropdown', styles.dropdown, {
        'dropdown--right': position === 'right',
      })}>
      {isLink && (
        <NavbarNavLink
          className={clsx('navbar__link', className)}
          {...props}
          label={name}
        />
      )}
      <button
        type="button"
        data-native="dropdown"
        // Always `false`, so that React does not undo changes by the native script.
        aria-expanded={false}
        aria-controls={menuId}
        className={clsx(
          'clean-btn navbar__link caret',
          styles.button,
          className,
        )}>
        {isLink ? <span className="visually-hidden">{name}</span> : name}
      </button>
      <ul id={menuId} className={clsx('dropdown__menu', styles.menu)}>
        <MenuItems items={items} activeClassName="dropdown__link--active" />
      </ul>
    </div>
  );
}
