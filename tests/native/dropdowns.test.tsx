import {useReducer, type ReactNode} from 'react';
import {fireEvent, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {describe, expect, it} from 'vitest';
import NavbarDropdown from '@site/src/components/NavbarDropdown';
import {installDropdowns} from '@site/src/native/dropdowns';
import {renderWithSite} from '../support/renderWithSite';

installDropdowns();

const ITEMS = [
  {label: 'Office SDK', href: 'https://sdk.test/sdks/6'},
  {label: 'OCR SDK', href: 'https://sdk.test/sdks/8'},
];

/** A dropdown, and a button that has it rendered again. */
function Page(): ReactNode {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  return (
    <>
      <NavbarDropdown label="Products" items={ITEMS} position="left" />
      <button type="button" onClick={renderAgain}>
        Elsewhere
      </button>
    </>
  );
}

function setUp() {
  renderWithSite(<Page />);
  const button = screen.getByRole('button', {name: 'Products'});
  return {
    user: userEvent.setup(),
    button,
    isOpen: () => button.getAttribute('aria-expanded') === 'true',
    elsewhere: screen.getByRole('button', {name: 'Elsewhere'}),
  };
}

/** jsdom knows no kinds of pointers. */
function pointer(
  type: string,
  target: Element,
  pointerType: string,
  relatedTarget: Element | null = null,
) {
  const event = new MouseEvent(type, {bubbles: true, relatedTarget});
  Object.assign(event, {pointerType});
  fireEvent(target, event);
}

describe('a dropdown of the navbar', () => {
  it('is a closed button that names its menu', () => {
    const {button, isOpen} = setUp();
    expect(isOpen()).toBe(false);
    const menu = document.getElementById(button.getAttribute('aria-controls')!);
    expect(menu?.tagName).toBe('UL');
    expect(button.closest('a')).toBeNull();
  });

  it('links its entries', () => {
    setUp();
    expect(
      screen
        .getAllByRole('link', {hidden: true})
        .map((link) => link.getAttribute('href')),
    ).toEqual(ITEMS.map(({href}) => href));
  });

  it('opens and closes by click', async () => {
    const {user, button, isOpen} = setUp();
    await user.click(button);
    expect(isOpen()).toBe(true);
    await user.click(button);
    expect(isOpen()).toBe(false);
  });

  it.each(['{Enter}', ' '])('opens by the key "%s"', async (key) => {
    const {user, button, isOpen} = setUp();
    button.focus();
    await user.keyboard(key);
    expect(isOpen()).toBe(true);
  });

  it('opens by arrow keys, which move among the entries and stop at the ends', async () => {
    const {user, button, isOpen} = setUp();
    const [first, second] = screen.getAllByRole('link', {hidden: true});
    button.focus();
    await user.keyboard('{ArrowDown}');
    expect(isOpen()).toBe(true);
    expect(document.activeElement).toBe(first);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(second);
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(button);
  });

  it('closes by Escape and gives the focus back', async () => {
    const {user, button, isOpen} = setUp();
    button.focus();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button);
  });

  it('opens for a mouse, stays open when it is pressed, closes when the mouse leaves', async () => {
    const {button, isOpen} = setUp();
    const container = button.parentElement!;
    pointer('pointerover', container, 'mouse');
    expect(isOpen()).toBe(true);
    fireEvent.click(button);
    expect(isOpen()).toBe(true);
    pointer('pointerout', container, 'mouse');
    expect(isOpen()).toBe(false);
  });

  it('takes no notice of a mouse that moves inside it', async () => {
    const {button, isOpen} = setUp();
    const container = button.parentElement!;
    const link = screen.getAllByRole('link', {hidden: true})[0]!;
    pointer('pointerover', container, 'mouse');
    pointer('pointerout', button, 'mouse', link);
    expect(isOpen()).toBe(true);
    fireEvent.click(button);
    fireEvent.click(button);
    expect(isOpen()).toBe(false);
    pointer('pointerover', button, 'mouse', container);
    expect(isOpen()).toBe(false);
  });

  it('closes when one of its links is followed', async () => {
    const {user, button, isOpen} = setUp();
    await user.click(button);
    fireEvent.click(screen.getAllByRole('link', {hidden: true})[0]!);
    expect(isOpen()).toBe(false);
  });

  it('stays open when React renders it again', async () => {
    const {user, button, isOpen, elsewhere} = setUp();
    await user.click(button);
    fireEvent.click(elsewhere);
    expect(isOpen()).toBe(true);
  });

  it('closes by Escape when the mouse opened it and the focus is elsewhere', async () => {
    const {button, isOpen} = setUp();
    pointer('pointerover', button.parentElement!, 'mouse');
    fireEvent.keyDown(document.body, {key: 'Escape'});
    expect(isOpen()).toBe(false);
  });

  it('does not take a finger for a mouse: contact alone opens nothing', () => {
    const {button, isOpen} = setUp();
    pointer('pointerover', button.parentElement!, 'touch');
    expect(isOpen()).toBe(false);
    fireEvent.click(button);
    expect(isOpen()).toBe(true);
  });

  it('closes when something else is pressed, touched or focused', async () => {
    const {user, button, isOpen, elsewhere} = setUp();
    await user.click(button);
    fireEvent.pointerDown(document.body);
    expect(isOpen()).toBe(false);
    await user.click(button);
    expect(isOpen()).toBe(true);
    elsewhere.focus();
    fireEvent.focusIn(elsewhere);
    expect(isOpen()).toBe(false);
  });

  it('stays open when the press is inside', async () => {
    const {user, button, isOpen} = setUp();
    await user.click(button);
    fireEvent.pointerDown(screen.getAllByRole('link', {hidden: true})[0]!);
    expect(isOpen()).toBe(true);
  });
});
