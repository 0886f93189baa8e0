import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import {useDisclosure} from './useDisclosure';
import styles from './styles.module.css';

/**
 * A menu of the desktop navbar, as a disclosure: opens by hover, click, Enter and arrow keys;
 * closes by Escape, by leaving it and by pressing elsewhere. Its label never leads away.
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export default function NavbarDropdown({
  items,
  position,
  className,
  label,
  children,
}: Props): ReactNode {
  const menuId = useId();
  const {open, containerProps, buttonProps, menuProps} = useDisclosure();
  return (
    <div
      {...containerProps}
      className={clsx('navbar__item', 'dropdown', styles.dropdown, {
        'dropdown--right': position === 'right',
        'dropdown--show': open,
      })}>
      <button
        {...buttonProps}
        type="button"
        aria-expanded={open}
        aria-controls={menuId}
        className={clsx('clean-btn navbar__link', styles.button, className)}>
        {children ?? label}
      </button>
      <ul
        {...menuProps}
        id={menuId}
        className={clsx('dropdown__menu', styles.menu)}>
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
