import {describe, expect, it} from 'vitest';
import {
  collectPageStyles,
  inlinePageStyles,
} from '../../src/native-first/plugin/inlineStyles';
import {optimizeStyles} from '../../src/native-first/plugin/optimizeStyles';
import {mayUseAnyRule} from '../../src/native-first/plugin/unknownUses';

const SHEET = 'assets/css/styles.a.css';
const LINK = `<link rel=stylesheet href=/${SHEET}>`;

/** Puts rules into the cascade layer of the site. */
const own = (css: string) => `@layer site{${css}}`;

/** Returns the rules in the site's layer, or an empty string if none is left. */
const read = (css: string) => css.replace(/^@layer site(?:\{(.*)\}|;)$/, '$1');

/** Returns the styles of a page on a site with one page, one script and these rules of its own. */
async function inPages(css: string, html = '', script = ''): Promise<string> {
  const site: Readonly<Record<string, string>> = {
    [SHEET]: own(css),
    'assets/js/native.a.js': 'x.classList.add("native")',
    'assets/js/search.a.js': script,
    'assets/js/main.js': '"application"',
    'assets/live/editor.js': '"editor"',
    'index.html': LINK + html,
  };
  return read(stylesIn(site).get('index.html')!);
}

const stylesIn = (site: Readonly<Record<string, string>>) =>
  collectPageStyles(
    {
      names: Object.keys(site),
      read: (name) => site[name]!,
      sheet: SHEET,
      address: `/${SHEET}`,
    },
    true,
  );

describe('a class', () => {
  it.each([
    ['a page', '<p class="a badge">', ''],
    ['a page without quotes', '<p class=badge>', ''],
    ['a script in a page', '<script>add("badge")</script>', ''],
    ['the script of search', '', '{className:"a badge"}'],
  ])('stays when %s names it', async (_, html, script) => {
    expect(await inPages('.badge{top:0}.row{top:0}', html, script)).toBe(
      '.badge{top:0}',
    );
  });

  it.each([
    ['data in a page has its name', '<script type=x/json>badge</script>', ''],
    ['an id has its name', '<p id=badge>', ''],
    ['search data has its name', '', 'x("badge","a badge")'],
  ])('is removed if only %s', async (_, html, script) => {
    expect(await inPages('.badge{top:0}', html, script)).toBe('');
  });

  it('is removed from a list, and together with all alternatives', async () => {
    expect(
      await inPages(
        '.a,.b p{top:0}.a:is(.b,.c){top:1px}:where(.b){top:2px}:is(.b,.a)>p{top:3px}',
        '<p class=a>',
      ),
    ).toBe('.a{top:0}:is(.b,.a)>p{top:3px}');
  });

  it('stays if a native script names it, but not if only the application or a live sample does', async () => {
    expect(
      await inPages('.native{top:0}.editor{top:0}.application{top:0}'),
    ).toBe('.native{top:0}');
  });
});

it.each([
  'p{top:0}',
  ':focus-visible{top:0}',
  ':popover-open{top:0}',
  '[aria-expanded=true]{top:0}',
  'html[data-theme=light] a[href^=\\/]:not(.gone){top:0}',
  'p:not(.gone,:where(.row)){top:0}',
  '::selection{top:0}',
  '*{top:0}',
  '.md\\:flex{top:0}',
  '@layer x{@media print{p:hover{top:0}}}',
  '@keyframes gone{to{top:0}}',
])('keeps %s: elements, attributes and states never decide', async (css) => {
  expect(await inPages(css)).toBe(css);
});

describe('a custom property', () => {
  const css = ':root{--a:0}p{left:var(--a)}';

  it('is read in its place when it has one value', async () => {
    expect(await inPages(css)).toBe('p{left:0}');
  });

  it('stays when its value is a keyword such as inherit, which is invalid inside other values', async () => {
    const sheet = ':root{--c:inherit}p{border:1px solid var(--c)}';
    expect(await inPages(sheet)).toBe(sheet);
  });

  it.each([
    ['a page sets it', '<p style="--a: 1px">', ''],
    ['a script sets it', '', 'style("--a")'],
  ])('stays when %s', async (_, html, script) => {
    expect(await inPages(css, html, script)).toBe(css);
  });
});

it('a later sheet has the values of tokens, and follows an owner who changes them', () => {
  expect(
    optimizeStyles(
      'p{left:var(--b)}',
      {isLightOnly: false, isNamed: () => false},
      ':root{--a:0;--b:var(--a)}',
    ),
  ).toBe('p{left:var(--b,var(--a,0))}');
});

it('keeps custom properties that a later sheet reads without a default', () => {
  const styles = stylesIn({
    'assets/js/search.a.css': '.home{left:var(--a);top:var(--b,1px)}',
    [SHEET]: own(':root{--a:0;--b:1px}p{left:var(--b);right:var(--a)}'),
    'index.html': LINK,
  });
  expect(read(styles.get('index.html')!)).toBe(
    ':root{--a:0}p{left:1px;right:0}',
  );
});

it('gives a page the classes of its kind, and nothing to redirects and other languages', () => {
  const page = (name: string) => `${LINK}<p class="${name}">`;
  const styles = stylesIn({
    [SHEET]: own('.a{top:0}.b{top:1px}.c{top:2px}.sheet-picture{top:3px}'),
    'index.html': page('a'),
    'ocr/a.html': page('b'),
    'ocr/b.html': page('c'),
    'picture.html': page('sheet-picture'),
    'redirect.html': '<p class=a>',
    'en/index.html': `<link rel=stylesheet href=/en/${SHEET}><p class=a>`,
  });
  expect(
    Object.fromEntries([...styles].map(([name, css]) => [name, read(css)])),
  ).toEqual({
    'index.html': '.a{top:0}',
    'ocr/a.html': '.b{top:1px}.c{top:2px}',
    'ocr/b.html': '.b{top:1px}.c{top:2px}',
    'picture.html': '.sheet-picture{top:3px}',
  });
});

it('keeps an animation with the name of an unused class', async () => {
  const css = '@keyframes gone{to{top:0}}p{animation:1s gone}';
  expect(await inPages(`${css}.gone{top:0}`)).toContain(css);
});

describe('an optimised style sheet', () => {
  function lean(css: string, named = '', isLightOnly = false): string {
    const isNamed = (name: string) => name === named;
    return read(optimizeStyles(own(css), {isLightOnly, isNamed}));
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
      ['an element changes it', ':root{--a:0}b{--a:1px}', ''],
      ['a condition sets it', ':root{--a:0}@media print{:root{--a:1px}}', ''],
      ['dark mode changes it', ':root{--a:0}[data-theme=dark]{--a:1px}', ''],
      ['something else names it', ':root{--a:0}', '--a'],
      ['it is set in dark mode only', '[data-theme=dark]{--a:0}', ''],
      ['it is set on a condition only', '@media print{:root{--a:0}}', ''],
      ['it reads itself', ':root{--a:var(--a)}', ''],
      ['an animation sets it', ':root{--a:0}@keyframes x{to{--a:1px}}', ''],
    ])('keeps one if %s', (_, css, named) => {
      expect(lean(`${css}p{top:var(--a)}`, named)).toContain('top:var(--a)');
    });
  });

  describe('a property in a layer', () => {
    const layered = (css: string) =>
      optimizeStyles(css, {isLightOnly: false, isNamed: () => true});

    it.each([
      ['docusaurus.x', ['', '']],
      ['site', ['', '']],
      ['docusaurus.x', ['@layer site{', '}']],
    ])(
      '%s is removed if the selector always has it in %j',
      (layer, [start, end]) => {
        expect(
          layered(
            `@layer ${layer}{a{top:0;left:0;background-color:red}@media print{a,p{top:1px}}}${start}p,a{top:2px;background:0 0}${end}`,
          ),
        ).toBe(
          `@layer ${layer}{a{left:0}}${start}p,a{background:0 0;top:2px}${end}`,
        );
      },
    );

    it.each([
      ['is important', '@layer site{p{top:1px!important}}p{top:0}'],
      [
        'has a condition outside',
        '@layer site{p{top:1px}}@media print{p{top:0}}',
      ],
      ['is outside for one selector', '@layer site{a,p{top:1px}}p{top:0}'],
      ['is reverted to', '@layer site{p{top:1px}}p{top:revert-layer}'],
      ['is in a layer of others', '@layer x{p{top:1px}}p{top:0}'],
      ['is in a lower layer', '@layer docusaurus.x{p{top:0}}p{top:1px}'],
    ])('stays if it %s', (_, css) => {
      expect(layered(css)).toContain('top:1px');
    });
  });

  it('removes dark mode from a site without it', () => {
    const css =
      '[data-theme=dark] p,a{top:0}html[data-theme=dark]{top:1px}:not([data-theme=dark])>p{top:2px}';
    expect(lean(css, '', true)).toBe(
      'a{top:0}:not([data-theme=dark])>p{top:2px}',
    );
    expect(lean(css)).toBe(css);
  });
});

it.each([
  ['.is-stuck{top:0}:root{--brand:red}[data-theme=dark] p{top:0}'],
  ['@layer theme{:root{--brand:red}.badge{top:0}}'],
])('pages contain everything that an owner writes: %s', (css) => {
  const styles = stylesIn({
    [SHEET]: `${own('.gone{top:0}')}${css}`,
    'index.html': LINK,
  });
  expect(styles.get('index.html')).toBe(`@layer site;${css}`);
});

it.each([
  '<style>p{color:var(--a)}</style>',
  '<svg><path fill="var(--a)"></svg>',
  '<p style="color: var(--a)">',
])('a page keeps a custom property for %s', async (html) => {
  expect(await inPages(':root{--a:0}', html)).toBe(':root{--a:0}');
});

const KNOWN = new Set(['known()', '/known.js', '/known.css']);

it.each([
  '<script>unknown()</script>',
  '<link rel=icon href=/i.svg><script src=/unknown.js></script>',
  '<link href="https://other.example/a.css" rel="stylesheet">',
  '<button onclick="toggle()">',
  '<div data-theme=dark>',
  '<svg><use href="/icons.svg#a"></svg>',
])('a page loads all styles because of %s', (html) => {
  expect(mayUseAnyRule(`<html data-theme=light>${html}`, KNOWN)).toBe(true);
});

it.each([
  '<script>known();</script><script src=/known.js></script>',
  '<script type=application/ld+json>{}</script>',
  '<link rel=stylesheet href=/known.css><link rel=icon href=/a.svg>',
  '<svg><use href="#a"></svg>',
])('a page loads no more styles because of %s', (html) => {
  expect(mayUseAnyRule(`<html data-theme=light>${html}`, KNOWN)).toBe(false);
});

it('a page contains its styles with all characters', () => {
  const page = inlinePageStyles(
    '<head><meta name=app-scripts content="/x.js /y.js"><link rel="stylesheet" href="/a.css"><link rel=icon href=/i.svg></head>',
    {address: '/a.css', css: 'p{content:"$&</style"}', isWhole: false},
    (address) => `of${address}`,
  );
  expect(page).toBe(
    '<head><meta name=app-scripts content="/x.js#of/x.js /y.js#of/y.js"><style data-href="/a.css" data-integrity="of/a.css">p{content:"$&<\\/style"}</style><link rel=icon href=/i.svg></head>',
  );
});

it('a page that loads all styles links them at its end', () => {
  const page = inlinePageStyles(
    '<head><link rel="stylesheet" href="/a.css"></head><body>text</body>',
    {address: '/a.css', css: 'p{top:0}', isWhole: true},
    () => 'hash',
  );
  expect(page).toContain(
    'text<link rel="stylesheet" href="/a.css" integrity="hash"></body>',
  );
});
