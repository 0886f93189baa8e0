import type {ThemeConfig} from '@docusaurus/preset-classic';
import {describe, expect, it} from 'vitest';
import {leanSheets} from '../../src/plugins/lean-styles/leanSheets';
import {offClasses} from '../../src/plugins/lean-styles/offFeatures';

/** As the configuration of a site that asks for nothing beyond the ordinary. */
const PLAIN = {
  docs: {sidebar: {hideable: false}},
  navbar: {hideOnScroll: false},
  footer: {style: 'light', links: [{title: 'A', items: []}]},
} as unknown as ThemeConfig;

const on = (part: object) => offClasses({...PLAIN, ...part} as ThemeConfig);

describe('classes of what is off', () => {
  it.each([
    ['announcementBar_IT3f', {announcementBar: {id: 'a', content: 'b'}}],
    ['collapseSidebarButton_fC7Y', {docs: {sidebar: {hideable: true}}}],
    ['navbarHideable_O3C8', {navbar: {hideOnScroll: true}}],
    ['navbar--dark', {navbar: {style: 'dark'}}],
    ['navbar--primary', {navbar: {style: 'primary'}}],
    ['footer--dark', {footer: {style: 'dark'}}],
    ['footer__link-separator', {footer: {links: [{label: 'A', to: '/'}]}}],
  ])('knows %s by the configuration', (name, part) => {
    expect(offClasses(PLAIN)(name)).toBe(true);
    expect(on(part)(name)).toBe(false);
  });

  it.each(['navbar', 'footer__links', 'menu__list', 'heroes'])(
    'leaves %s',
    (name) => {
      expect(offClasses(PLAIN)(name)).toBe(false);
    },
  );

  it('are taken out of the sheets, though scripts name them', () => {
    expect(
      leanSheets({
        sheets: {'a.css': '.hero{top:0}.row{top:0}'},
        named: new Set(['hero', 'row']),
        isOff: offClasses(PLAIN),
        isLightOnly: true,
        targets: undefined,
      })['a.css'],
    ).toBe('.row{top:0}');
  });
});
