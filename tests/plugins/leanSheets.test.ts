import {describe, expect, it} from 'vitest';
import {leanSheets} from '../../src/plugins/styles-in-pages/leanSheets';

/** What is left of one style sheet. */
function lean(css: string, named = '', isLightOnly = false): string {
  const isNamed = (name: string) => name === named;
  return leanSheets({'a.css': css}, {isLightOnly, isNamed})['a.css']!;
}

describe('custom properties', () => {
  it('puts the value of a constant in its place, through other constants', () => {
    expect(
      lean(
        ':root{--a:1rem;--b:calc(var(--a)*2);--c:var(--d,var(--a))}p{padding:var(--a)var(--a);margin:var(--b);width:var(--c)}',
      ),
    ).toBe(
      ':root{--c:var(--d,1rem)}p{width:var(--c);margin:2rem;padding:1rem}',
    );
  });

  it.each([
    ['an element changes it', ':root{--a:0}.p{--a:1px}', ''],
    ['a condition changes it', ':root{--a:0}@media print{:root{--a:1px}}', ''],
    ['dark mode changes it', ':root{--a:0}[data-theme=dark]{--a:1px}', ''],
    ['something else names it', ':root{--a:0}', '--a'],
    ['it is set in dark mode only', '[data-theme=dark]{--a:0}', ''],
    ['it is set on a condition only', '@media print{:root{--a:0}}', ''],
    ['it reads itself', ':root{--a:var(--a)}', ''],
    ['an animation sets it', ':root{--a:0}@keyframes x{to{--a:1px}}', ''],
  ])('leaves one where %s', (_, css, named) => {
    expect(lean(`${css}p{top:var(--a)}`, named)).toContain('top:var(--a)');
  });

  it('leaves one whose value differs by element', () => {
    expect(
      lean(':root{--a:var(--b);--b:0}.p{--b:1px}p{top:var(--a)}'),
    ).toContain('top:var(--a)');
  });

  it('reads the property behind a name, where that one changes with the mode', () => {
    expect(
      lean(
        ':root{--a:var(--b);--b:0}[data-theme=dark]{--b:1px}p{top:var(--a)}',
      ),
    ).toBe(':root{--b:0}[data-theme=dark]{--b:1px}p{top:var(--b)}');
  });

  it('takes out what nobody reads, what is read for it too, in every sheet', () => {
    const sheets = {
      'a.css': ':root{--a:var(--b);--b:0;--c:0}.p{--c:1px}',
      'b.css': '.p{top:var(--c)}',
    };
    expect(
      leanSheets(sheets, {isLightOnly: false, isNamed: () => false}),
    ).toEqual({
      'a.css': ':root{--c:0}.p{--c:1px}',
      'b.css': '.p{top:var(--c)}',
    });
  });
});

describe('what a layer sets', () => {
  it('goes where the same is always set for the selector outside of it', () => {
    expect(
      lean(
        '@layer x{a{top:0;left:0;background-color:red}@media print{a,p{top:1px}}}p,a{top:2px;background:0 0}',
      ),
    ).toBe('@layer x{a{left:0}}p,a{background:0 0;top:2px}');
  });

  it('goes for the root element, in dark mode too', () => {
    expect(
      lean(
        '@layer x{:root{--a:0}html[data-theme=dark]{--a:2px}p{top:var(--a)}}:root{--a:1px}',
      ),
    ).toBe('@layer x{p{top:1px}}');
  });

  it.each([
    ['is important', '@layer x{p{top:1px!important}}p{top:0}'],
    [
      'is set outside on a condition',
      '@layer x{p{top:1px}}@media print{p{top:0}}',
    ],
    [
      'is set outside for one of its selectors',
      '@layer x{a,p{top:1px}}p{top:0}',
    ],
    ['is asked back', '@layer x{p{top:1px}}p{top:revert-layer}'],
  ])('stays where it %s', (_, css) => {
    expect(lean(css)).toContain('top:1px');
  });
});

it('takes out dark mode where no reader can have it', () => {
  const css =
    '[data-theme=dark] p,a{top:0}html[data-theme=dark]{top:1px}:not([data-theme=dark])>p{top:2px}';
  expect(lean(css, '', true)).toBe(
    'a{top:0}:not([data-theme=dark])>p{top:2px}',
  );
  expect(lean(css)).toBe(css);
});
