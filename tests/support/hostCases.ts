/** A request, and the answer that every host must give. */
export interface HostCase {
  readonly address: string;
  readonly status: number;
  /** Target of a redirect, without the origin. */
  readonly location?: string;
}

/** Variants of the address of a page that redirect to it. */
function othersOf(page: string, root: string): string[] {
  return [
    ...['/', '.html', '/index.html', '/index', '.html/', '//'].map(
      (ending) => page + ending,
    ),
    `/${page}`,
    page.replace('ocr/', 'ocr//'),
    `/${page}/index.html`,
    page.replace(root, `${root}/`),
  ];
}

const redirect = (address: string, location: string): HostCase => ({
  address,
  location,
  status: 301,
});

const answered = (status: number) => (address: string) => ({address, status});

/**
 * Lists requests of one locale with their answers.
 *
 * @param root - address of the home page with a trailing slash
 * @param home - canonical address of the home page
 */
export function hostCases(root: string, home: string): HostCase[] {
  const intro = `${root}ocr/intro`;
  return [
    ...[
      home,
      intro,
      `${root}spreadsheet/api/basic-feature/area`,
      `${root}search?q=a`,
      `${root}img/logo.svg`,
      `${intro}?a=b%20c`,
    ].map(answered(200)),
    ...othersOf(intro, root).map((address) => redirect(address, intro)),
    redirect(`${intro}/?a=b%20c&d`, `${intro}?a=b%20c&d`),
    redirect(`${root}index.html`, home),
    redirect(`${root}index`, home),
    ...['', '/', '.html', '/index.html', '//'].map((ending) =>
      redirect(`${root}ocr${ending}`, intro),
    ),
    redirect(`${root}ocr?a=b`, `${intro}?a=b`),
    redirect(`${root}ocr/api/`, `${root}ocr/api/c_api_details`),
    ...[
      'nowhere',
      'OCR/Intro',
      'ocr/intro/x',
      'ocr/intro.htm',
      '404',
      'img',
      'assets',
      'assets/js',
      'contracts/ocr',
      '.git/config',
      'ocr/.env',
      'ocr/intro.html.br',
      '%E0%A4',
      'assets/js/main.00000000.js',
      '%5Cevil.example',
      '%0d%0aSet-Cookie:x',
    ].map((name) => answered(404)(root + name)),
  ];
}

/**
 * Lists requests with escaped slashes for servers that decode them. Apache refuses them.
 *
 * @param root - see {@link hostCases}
 */
export function escapedSlashes(root: string): HostCase[] {
  const intro = `${root}ocr/intro`;
  return [
    redirect(`${root}ocr%2fintro`, intro),
    redirect(`${root}ocr%2Fintro?a=%2F`, `${intro}?a=%2F`),
    redirect(`${root}%2focr%2f%2Fintro`, intro),
    {address: `${intro}?a=%2f//`, status: 200},
  ];
}
