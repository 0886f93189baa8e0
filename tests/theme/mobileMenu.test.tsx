import {act, fireEvent, screen} from '@testing-library/react';
import {
  ColorModeProvider,
  NavbarProvider,
  useNavbarMobileSidebar,
} from '@docusaurus/theme-common/internal';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import {beforeEach, describe, expect, it} from 'vitest';
import {renderWithSite} from '../support/renderWithSite';

function MenuButton() {
  const {toggle} = useNavbarMobileSidebar();
  return (
    <button type="button" onClick={toggle}>
      Menu
    </button>
  );
}

function setWidth(width: number) {
  window.innerWidth = width;
  window.dispatchEvent(new Event('resize'));
}

function renderMenu(width: number) {
  setWidth(width);
  const items = [
    {
      type: 'default',
      label: 'Purchase',
      href: 'https://sdk.test/orders/create',
    },
  ];
  return renderWithSite(
    <NavbarProvider>
      <ColorModeProvider>
        <MenuButton />
        <NavbarMobileSidebar />
      </ColorModeProvider>
    </NavbarProvider>,
    {
      themeConfig: {
        colorMode: {defaultMode: 'light', disableSwitch: true},
        navbar: {title: 'Site', items, hideOnScroll: true},
      },
    },
  );
}

const menu = (container: HTMLElement) =>
  container.querySelector('.navbar-sidebar');

describe('the mobile menu', () => {
  beforeEach(() => setWidth(360));

  it.each([
    [360, true],
    [996, true],
    [1279, true],
    [1280, false],
    [1920, false],
  ])('is rendered at %i px: %s', (width, rendered) => {
    const {container} = renderMenu(width);
    fireEvent.click(screen.getByRole('button', {name: 'Menu'}));
    expect(menu(container) !== null).toBe(rendered);
  });

  it('takes the focus, closes by Escape and gives it back', () => {
    renderMenu(360);
    const button = screen.getByRole('button', {name: 'Menu'});
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement?.className).toContain(
      'navbar-sidebar__close',
    );
    fireEvent.keyDown(document, {key: 'Escape'});
    expect(document.activeElement).toBe(button);
    expect(document.documentElement.style.overflow).not.toBe('hidden');
    expect(document.body.style.overflow).not.toBe('hidden');
  });

  it('goes away when the window grows past the breakpoint', () => {
    const {container} = renderMenu(360);
    fireEvent.click(screen.getByRole('button', {name: 'Menu'}));
    act(() => setWidth(1280));
    expect(menu(container)).toBeNull();
    expect(document.body.style.overflow).not.toBe('hidden');
  });
});
