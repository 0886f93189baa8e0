import {beforeEach, describe, expect, it} from 'vitest';
import {setFirstColourMode} from '@site/src/native/firstColourMode';

const root = document.documentElement;
let systemIsDark = false;

/** The mode and the choice that a page begins with. */
function begin(unchosen: string | null, search = '', stored?: string) {
  window.history.replaceState(null, '', `/${search}`);
  localStorage.clear();
  if (stored !== undefined) {
    localStorage.setItem('theme', stored);
  }
  setFirstColourMode(unchosen);
  return [
    root.getAttribute('data-theme'),
    root.getAttribute('data-theme-choice'),
  ];
}

beforeEach(() => {
  systemIsDark = false;
  window.matchMedia = () => ({matches: systemIsDark}) as MediaQueryList;
  for (const {name} of [...root.attributes]) {
    root.removeAttribute(name);
  }
});

describe('the first colour mode of a page', () => {
  it('is that of the system while nothing is chosen', () => {
    expect(begin('system')).toEqual(['light', 'system']);
    systemIsDark = true;
    expect(begin('system')).toEqual(['dark', 'system']);
  });

  it('is what was chosen, and before that what the address says', () => {
    expect(begin('system', '', 'dark')).toEqual(['dark', 'dark']);
    expect(begin('system', '?docusaurus-theme=light', 'dark')).toEqual([
      'light',
      'light',
    ]);
  });

  it.each([
    'evil',
    '',
    'Dark',
    'system',
    'dark ',
    '"><script>',
    'x'.repeat(1e5),
    '%00',
    'null',
  ])('is none of %j, wherever that stands', (odd) => {
    const query = `?docusaurus-theme=${encodeURIComponent(odd)}`;
    expect(begin('system', query, odd)).toEqual(['light', 'system']);
    expect(begin('light', query, odd)).toEqual(['light', 'light']);
    expect(begin('system', `${query}&docusaurus-theme=dark`)).toEqual([
      'dark',
      'dark',
    ]);
  });

  it('is light where the site has one', () => {
    systemIsDark = true;
    expect(begin(null, '?docusaurus-theme=dark', 'dark')).toEqual([
      'light',
      'light',
    ]);
  });
});

it('lets an address set no other attribute of the page', () => {
  begin('system', '?docusaurus-data-has-hydrated=true&docusaurus-data-x=y');
  expect(root.getAttributeNames().sort()).toEqual([
    'data-theme',
    'data-theme-choice',
  ]);
});
