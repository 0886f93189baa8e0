import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import {useLanguageMark} from '@site/src/hooks/useLanguageMark';
import styles from './styles.module.css';

/**
 * A menu of the desktop navbar, as a disclosure whose label never leads away:
 * `src/native/dropdowns.ts` opens and closes it.
 */
export default function NavbarDropdown({
  items,
  position,
  className,
  label,
  children,
}: Props): ReactNode {
  const menuId = useId();
  const markLanguage = useLanguageMark();
  return (
    <div
      className={clsx('navbar__item', 'dropdown', styles.dropdown, {
        'dropdown--right': position === 'right',
      })}>
      <button
        type="button"
        data-native="dropdown"
        // Stays as it is rendered, so that React leaves alone what the native script makes of it.
        aria-expanded={false}
        aria-controls={menuId}
        className={clsx('clean-btn navbar__link', styles.button, className)}>
        {children ?? label}
      </button>
      <ul id={menuId} className={clsx('dropdown__menu', styles.menu)}>
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            {...markLanguage(item)}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
