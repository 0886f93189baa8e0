// Cases that the browser tests of the navbar do not cover.
import {fireEvent, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import NavbarDropdown from '@site/src/components/NavbarDropdown';
import {installDropdowns} from '@site/src/native-first/dropdowns';
import {renderWithSite} from '../../support/renderWithSite';

installDropdowns();

const ITEMS = [
  {label: 'Office SDK', href: 'https://sdk.test/sdks/6'},
  {label: 'OCR SDK', href: 'https://sdk.test/sdks/8'},
];

function setUp() {
  renderWithSite(
    <NavbarDropdown label="Products" items={ITEMS} position="left" />,
  );
  const button = screen.getByRole('button', {name: 'Products'});
  return {
    button,
    container: button.parentElement!,
    isOpen: () => button.getAttribute('aria-expanded') === 'true',
    links: screen.getAllByRole('link', {hidden: true}),
  };
}

/** jsdom lacks `pointerType`. */
function pointer(
  type: string,
  target: Element,
  pointerType: string,
  relatedTarget: Element | null = null,
) {
  const event = new MouseEvent(type, {bubbles: true, relatedTarget});
  fireEvent(target, Object.assign(event, {pointerType}));
}

it('a press keeps a dropdown open that the mouse has opened, and moves inside have no effect', () => {
  const {button, container, isOpen, links} = setUp();
  pointer('pointerover', container, 'mouse');
  pointer('pointerout', button, 'mouse', links[0]);
  fireEvent.click(button);
  expect(isOpen()).toBe(true);
  fireEvent.click(button);
  pointer('pointerover', button, 'mouse', container);
  expect(isOpen()).toBe(false);
  pointer('pointerover', container, 'mouse');
  pointer('pointerout', container, 'mouse');
  expect(isOpen()).toBe(false);
});
