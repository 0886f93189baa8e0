// Names of products and addresses of menus that are hostile, odd or enormous.
import {expect, it} from 'vitest';
import {decodable} from '../../src/site/decodable';
import {plainPath} from '../../src/site/plainPath';
import {rewriteNavbarItems} from '../../src/site/rewriteNavbarItems';
import {resolveHitTarget} from '../../src/search/address';
import {HOSTILE_STRINGS} from '../support/hostileStrings';
import {HIT_TARGETS, LINK_CONTEXT} from '../support/linkContext';

const LABELS = [
  ...HOSTILE_STRINGS,
  'C++',
  '.NET',
  '(beta)',
  'OCR.SDK',
  '[OCR SDK]',

  '$&',
  'x'.repeat(1e6),
];

it('a label that is no product is left alone, whatever it holds', () => {
  for (const label of LABELS) {
    const item = {label: 'Purchase', items: [{label, href: '#x'}]};
    const [menu] = rewriteNavbarItems([item], LINK_CONTEXT as never);
    expect(menu!.items?.[0]?.label, label.slice(0, 60)).toBe(label);
    expect(menu!.items?.[0]?.href, label.slice(0, 60)).toBe('#x');
  }
  console.log(`${LABELS.length} labels`);
});

it.each([
  ['a path of 100 kB', `/${'a'.repeat(1e5)}`],
  ['100,000 slashes', '/'.repeat(1e5)],
  ['100,000 near matches', '/index.htm'.repeat(1e4)],
  ['100,000 percent signs', '/%'.repeat(1e5)],
  ['100,000 dots', '/..'.repeat(1e5)],
  ['100,000 backslashes', '\\'.repeat(1e5)],
])('%s is read in one go, and stays on its host', (_, path) => {
  expect(plainPath(path)).not.toMatch(/^\/\//);
  expect(decodable(decodable(path))).toBe(decodable(path));
  const target = resolveHitTarget(path, HIT_TARGETS as never);
  expect(target === undefined || target.startsWith('/')).toBe(true);
  expect(target ?? '/').not.toMatch(/^[/\\]{2}/);
});
