import {describe, expect, it} from 'vitest';
import {foldTokens} from '../../src/plugins/lean-styles/foldTokens';
import {leanSheets} from '../../src/plugins/lean-styles/leanSheets';
import {namedWords} from '../../src/plugins/lean-styles/words';

/** What is left of one style sheet on a site with one script. */
function lean(css: string, script = '', isLightOnly = false): string {
  return leanSheets({
    sheets: {'a.css': css},
    named: namedWords([css], [script]),
    isLightOnly,
    targets: undefined,
  })['a.css']!;
}

describe('classes', () => {
  it('keeps those that a script names, and takes the others out', () => {
    expect(
      lean(
        '.hero{top:0}.row a{top:0}.avatar,.badge{top:1px}',
        'x("hero dark")',
      ),
    ).toBe('.hero{top:0}');
  });

  it('keeps those with other characters than words have', () => {
    expect(lean('.a\\:b{top:0}.row{top:0}')).toBe('.a\\:b{top:0}');
  });

  it('are taken from the sheets: what scripts say besides changes nothing', () => {
    const named = (script: string) =>
      namedWords(['.hero,.row{top:0}'], [script]);
    expect(named('x("hero dark")')).toEqual(new Set(['hero']));
    expect(named('y("hero bright")')).toEqual(named('x("hero dark")'));
  });

  it('takes them out of a list of selectors, too', () => {
    expect(lean('.row,.avatar>p,p.badge:hover{top:0}', '"row"')).toBe(
      '.row{top:0}',
    );
  });

  it.each([
    ['a beginning', '`alert--${type}`'],
    ['a beginning that is added to', '"alert--"+type'],
    ['an ending', 'name+"--info"'],
    ['an ending in a template', '`${name}--info`'],
    ['a line break before it', '"close\\nalert--info"'],
  ])('keeps those that a script makes from %s', (_, script) => {
    expect(lean('.alert--info{top:0}', script)).toBe('.alert--info{top:0}');
  });

  it('does not take a word of a path for the beginning of a name', () => {
    expect(lean('.text--bold{top:0}', '"text-align"')).toBe('');
  });

  it('keeps what must not have an unknown class, and elements of every kind', () => {
    expect(lean('.a:not(.b){top:0}p{top:1px}#c{top:2px}', '"a"')).toBe(
      '.a:not(.b){top:0}p{top:1px}#c{top:2px}',
    );
  });

  it('keeps keyframes that bear the name of a class', () => {
    const css = '@keyframes turn{to{top:0}}p{animation:1s turn}.turn{top:0}';
    expect(lean(css)).toContain('@keyframes turn');
  });
});

it('takes out what no browser knows, beside what each of them does', () => {
  expect(lean('p{line-clamp:2;-webkit-line-clamp:2}')).toBe(
    'p{-webkit-line-clamp:2}',
  );
});

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
    ['an element changes it', ':root{--a:0}.p{--a:1px}', '"p"'],
    ['a condition changes it', ':root{--a:0}@media print{:root{--a:1px}}', ''],
    ['dark mode changes it', ':root{--a:0}[data-theme=dark]{--a:1px}', ''],
    ['a script names it', ':root{--a:0}', 'style("--a")'],
    ['it is set in dark mode only', '[data-theme=dark]{--a:0}', ''],
  ])('leaves one where %s', (_, css, script) => {
    expect(lean(`${css}p{top:var(--a)}`, script)).toContain('top:var(--a)');
  });

  it('leaves one whose value differs by element', () => {
    expect(
      lean(':root{--a:var(--b);--b:0}.p{--b:1px}p{top:var(--a)}', '"p"'),
    ).toContain('top:var(--a)');
  });

  it('reads the property behind a name, where that one changes with the mode', () => {
    expect(
      lean(
        ':root{--a:var(--b);--b:0}[data-theme=dark]{--b:1px}p{top:var(--a)}',
      ),
    ).toBe(':root{--b:0}[data-theme=dark]{--b:1px}p{top:var(--b)}');
  });

  it('drops what a layer sets for the root element, where it always has another value', () => {
    expect(
      lean(
        '@layer x{:root{--a:0}p{top:var(--a)}}:root,[data-theme=dark]{--a:1px}',
      ),
    ).toBe('@layer x{p{top:1px}}');
    const kept = lean(
      '@layer x{:root{--a:0}}.q{--a:2px}:root{--a:1px}p{top:var(--a)}',
      '"q"',
    );
    expect(kept).toBe('@layer x;.q{--a:2px}:root{--a:1px}p{top:var(--a)}');
  });

  it('knows that an important one wins over those outside its layer', () => {
    expect(
      lean('@layer x{:root{--a:0!important}}:root{--a:1px}p{top:var(--a)}'),
    ).toContain('top:var(--a)');
  });

  it('takes out what nobody reads, what is read for it too, in every sheet', () => {
    const sheets = {
      'a.css': ':root{--a:var(--b);--b:0;--c:0}.p{--c:1px}',
      'b.css': '.p{top:var(--c)}',
    };
    const site = {
      named: new Set(['p']),
      isLightOnly: false,
      targets: undefined,
    };
    expect(leanSheets({sheets, ...site})).toEqual({
      'a.css': ':root{--c:0}.p{--c:1px}',
      'b.css': '.p{top:var(--c)}',
    });
  });
});

describe('what a layer sets for a selector', () => {
  it('goes where the same is always set outside of it, on conditions, too', () => {
    expect(
      lean(
        '@layer x{a{top:0;left:0;background-color:red}@media print{a,p{top:1px}}}p,a{top:2px;background:0 0}',
      ),
    ).toBe('@layer x{a{left:0}}p,a{background:0 0;top:2px}');
  });

  it.each([
    ['an important one wins', '@layer x{a{top:0!important}}a{top:1px}'],
    ['it is set on a condition', '@layer x{a{top:0}}@media print{a{top:1px}}'],
    ['it is set for some of its selectors', '@layer x{a,p{top:0}}a{top:1px}'],
    ['it is set in a layer', '@layer x{a{top:0}}@layer y{a{top:1px}}'],
    ['it is set for more', '@layer x{a:hover{top:0}}a{top:1px}'],
  ])('stays where %s', (_, css) => {
    expect(lean(css)).toContain('top:0');
  });

  it('takes what it read with it', () => {
    expect(
      lean(
        '@layer x{:root{--a:0}a{top:var(--a)}}a{top:1px}[data-theme=dark]{--a:2px}',
      ),
    ).toBe('@layer x;a{top:1px}');
  });
});

describe('a site without dark mode', () => {
  it('has no rules for it, and more constants', () => {
    const css =
      ':root{--a:0}[data-theme=dark]{--a:1px}[data-theme=dark] p{left:0}p,[data-theme=dark] q{top:var(--a)}';
    expect(lean(css, '', true)).toBe('p{top:0}');
  });
});

it.each([
  [false, 'p{color:var(--site-ink);top:var(--elsewhere);font-size:.85rem}'],
  [true, 'p{color:#17211f;top:var(--elsewhere);font-size:.85rem}'],
])(
  'writes tokens into a sheet that is bundled by itself, but for those of a colour mode; light only: %s',
  (lightOnly, expected) => {
    expect(
      foldTokens(
        'p{font-size:var(--site-text-smaller);color:var(--site-ink);top:var(--elsewhere)}',
        '.',
        lightOnly,
      ),
    ).toBe(expected);
  },
);
