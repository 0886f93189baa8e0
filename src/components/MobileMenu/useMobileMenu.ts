import {useEffect} from 'react';
import {useWindowSize} from '@docusaurus/theme-common';
import {
  useLockBodyScroll,
  useNavbarMobileSidebar,
} from '@docusaurus/theme-common/internal';
import {inertSurroundings} from './inertSurroundings';

/** Width in CSS pixels from which the navbar shows its items itself. */
const NAVBAR_DESKTOP_BREAKPOINT = 1280;

/**
 * Whether the mobile menu is to be rendered: below the navbar's own breakpoint, which lies above the
 * one of the documentation layout. Growing past it closes the menu, Escape too.
 */
export function useMobileMenu(): boolean {
  const {disabled, shown, toggle} = useNavbarMobileSidebar();
  const isMobile =
    // The hook calls a width mobile that equals the limit; the stylesheet calls it desktop.
    useWindowSize({desktopBreakpoint: NAVBAR_DESKTOP_BREAKPOINT - 1}) ===
      'mobile' && !disabled;
  useLockBodyScroll(shown && isMobile);

  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    if (!isMobile) {
      toggle();
      return undefined;
    }
    const menuButton = document.activeElement as HTMLElement | null;
    document.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    const menu = document.querySelector('.navbar-sidebar');
    const release = menu ? inertSurroundings(menu) : undefined;
    const closeOnEscape = (event: KeyboardEvent) =>
      event.key === 'Escape' && toggle();
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      release?.();
      menuButton?.focus();
    };
  }, [shown, isMobile, toggle]);

  return isMobile;
}
