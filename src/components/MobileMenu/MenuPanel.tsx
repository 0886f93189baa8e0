// @works-without-react
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import styles from './styles.module.css';

interface Props {
  /** Id of the panel, to which the buttons that open it refer. */
  readonly id: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A panel of the mobile menu, implemented as a popover. `src/native-first/mobileMenu.ts` adds focus handling. */
export default function MenuPanel({id, className, children}: Props): ReactNode {
  return (
    <div id={id} popover="auto" className={clsx(styles.panel, className)}>
      <div className={clsx('navbar-sidebar__brand', styles.head)}>
        <NavbarLogo />
        <NavbarColorModeToggle className="margin-right--sm" />
        <button
          type="button"
          className="clean-btn navbar-sidebar__close"
          data-native="menu"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={translate({
            id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
            message: 'Close navigation bar',
            description: 'The ARIA label for close button of mobile sidebar',
          })}>
          <IconClose />
        </button>
      </div>
      {children}
    </div>
  );
}
