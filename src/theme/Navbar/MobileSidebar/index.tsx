// Replaces the classic assembly: it renders below 996 px only, the navbar of this site turns mobile
// at 1280 px; Escape did not close it; and purchase was three taps away. Its parts are the originals.
import type {ReactNode} from 'react';
import NavbarMobileSidebarHeader from '@theme/Navbar/MobileSidebar/Header';
import NavbarMobileSidebarLayout from '@theme/Navbar/MobileSidebar/Layout';
import NavbarMobileSidebarPrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import NavbarMobileSidebarSecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu';
import BuyerLinks from '@site/src/components/MobileMenu/BuyerLinks';
import {useMobileMenu} from '@site/src/components/MobileMenu/useMobileMenu';

export default function NavbarMobileSidebar(): ReactNode {
  if (!useMobileMenu()) {
    return null;
  }
  return (
    <NavbarMobileSidebarLayout
      header={<NavbarMobileSidebarHeader />}
      primaryMenu={<NavbarMobileSidebarPrimaryMenu />}
      secondaryMenu={
        <>
          <NavbarMobileSidebarSecondaryMenu />
          <BuyerLinks />
        </>
      }
    />
  );
}
