import {fireEvent} from '@testing-library/react';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {DOCS_MENU, SITE_MENU} from '@site/src/native/menus';
import {forgetListeners} from './support';

const widths: EventTarget[] = [];

/** jsdom knows no popovers: this tells what a browser tells of them. */
function toggle(panel: HTMLElement, newState: 'open' | 'closed') {
  for (const type of ['beforetoggle', 'toggle']) {
    fireEvent(panel, Object.assign(new Event(type), {newState}));
  }
}

/** A page with both panels of the menu. */
async function newPage() {
  vi.resetModules();
  forgetListeners();
  const root = document.documentElement;
  root.getAttributeNames().forEach((name) => root.removeAttribute(name));
  document.body.innerHTML = `
    <nav>
      <button id="menu" class="navbar__toggle"></button>
      <div id="${SITE_MENU}">
        <button id="close-site" popovertargetaction="hide"></button>
        <a id="link" href="#part"><b id="text">Part</b></a>
        <button id="other"></button>
      </div>
    </nav>
    <aside><div id="${DOCS_MENU}">
      <button id="close-docs" popovertargetaction="hide"></button>
    </div></aside>
    <main id="main"><a id="outside" href="#part">Part</a></main>`;
  for (const panel of [get(SITE_MENU), get(DOCS_MENU)]) {
    panel.hidePopover = vi.fn(() => toggle(panel, 'closed'));
  }
  widths.length = 0;
  window.matchMedia = vi.fn(() => {
    const width = new EventTarget();
    widths.push(width);
    return width as MediaQueryList;
  });
  const {installMenus} = await import('@site/src/native/menus');
  installMenus();
}

function get(id: string): HTMLElement {
  return document.getElementById(id)!;
}

function isLocked(): boolean {
  return document.documentElement.hasAttribute('data-page-locks');
}

beforeEach(newPage);

describe('a panel of the mobile menu that opens', () => {
  beforeEach(() => toggle(get(SITE_MENU), 'open'));

  it('takes the focus', () => {
    expect(document.activeElement).toBe(get('close-site'));
  });

  it('puts the page out of reach and keeps it from scrolling', () => {
    expect(get('main').inert).toBe(true);
    expect(isLocked()).toBe(true);
  });

  it('gives the page back when it closes', () => {
    toggle(get(SITE_MENU), 'closed');
    expect(get('main').inert).toBe(false);
    expect(isLocked()).toBe(false);
  });

  it('gives the focus to the menu button when nothing else has it', () => {
    (document.activeElement as HTMLElement).blur();
    toggle(get(SITE_MENU), 'closed');
    expect(document.activeElement).toBe(get('menu'));
  });

  it('leaves the focus to what has taken it, as a dialog does', () => {
    get('outside').focus();
    toggle(get(SITE_MENU), 'closed');
    expect(document.activeElement).toBe(get('outside'));
  });

  it.each([
    ['a link of it is followed', () => fireEvent.click(get('text'))],
    ['the reader goes back', () => fireEvent.popState(window)],
    [
      'the window grows to show the set',
      () => widths[0]!.dispatchEvent(new Event('change')),
    ],
    [
      'the window grows to show the navbar',
      () => widths[1]!.dispatchEvent(new Event('change')),
    ],
    ['the other panel opens', () => toggle(get(DOCS_MENU), 'open')],
  ])('closes when %s', (_, act) => {
    act();
    expect(get(SITE_MENU).hidePopover).toHaveBeenCalledOnce();
  });

  it.each([
    ['a button of it is pressed', () => fireEvent.click(get('other'))],
    ['a link elsewhere is followed', () => fireEvent.click(get('outside'))],
    ['a list of it opens', () => toggle(get('other'), 'open')],
  ])('stays open when %s', (_, act) => {
    act();
    expect(get(SITE_MENU).hidePopover).not.toHaveBeenCalled();
    expect(get('main').inert).toBe(true);
  });

  it('hands the page over to the other panel', () => {
    fireEvent(
      get(DOCS_MENU),
      Object.assign(new Event('beforetoggle'), {newState: 'open'}),
    );
    expect(get('main').inert).toBe(true);
    expect(isLocked()).toBe(true);
    toggle(get(DOCS_MENU), 'open');
    expect(document.activeElement).toBe(get('close-docs'));
    expect(get('menu').parentElement!.inert).toBe(true);
    toggle(get(DOCS_MENU), 'closed');
    expect(get('main').inert).toBe(false);
    expect(isLocked()).toBe(false);
    // What has opened it is in the panel that has closed.
    expect(document.activeElement).toBe(get('menu'));
  });
});

it('measures from where the page shows what a panel holds', () => {
  expect(vi.mocked(window.matchMedia).mock.calls.flat()).toEqual([
    '(min-width: 997px)',
    '(min-width: 1280px)',
  ]);
});
