/** The host that nobody may be led to. */
const ELSEWHERE = 'evil.example';

/** What may stand between the address of a site and another host, so that browsers or servers take it for `//`. */
const SEPARATORS = [
  '//',
  '///',
  '/\\',
  '/\\/',
  '\\\\',
  '/%2f',
  '/%2F%2F',
  '%2f%2f',
  '/%5c',
  '/%5C%5C',
  '/%2f%5c',
  '/%252f%252f',
  '/\t/',
  '/\n/',
  '/\r/',
  '/%09/',
  '/%0a/',
  '/%0d%0a/',
  '/%00/',
  '/./',
  '/.//',
  '/..//',
  '/%2e%2e//',
  '/;//',
  '/%20//',
  '/%c0%af/',
  '/\uFF0F',
  '/\u3002/',
];

/** What makes a server tidy the address up, and so redirect. */
const ENDINGS = ['', '/', '/index.html', '.html', '//', '/%2e%2e/', '?a=/'];

/** Addresses that look like others to somebody. */
const ODD = [
  '/@evil.example/',
  '/user@evil.example/index.html',
  '/:80@evil.example/',
  '/.evil.example/',
  '/evil.example%2f..',
  '/javascript:alert(1)/',
  '/javascript:alert(1)//index.html',
  '/JaVaScRiPt:alert(1).html',
  '/data:text/html,x/',
  '/http://evil.example/',
  '/https:evil.example/',
  '/https:/%5cevil.example/',
  '/http:%2f%2fevil.example/index.html',
  '/%0d%0aLocation:%20//evil.example/',
  '/%0D%0ASet-Cookie:x=y/',
  '/a%0d%0aSet-Cookie:x=y/index.html',
  '/%E5%98%8A%E5%98%8DLocation:%20//evil.example/',
  '/ocr//evil.example//',
  '/ocr/..%2f%2fevil.example/',
  '/ocr/..%5c%5cevil.example/',
  '/?//evil.example',
  '/?next=//evil.example/',
  '/ocr?next=https://evil.example/',
  '/ocr/?url=//evil.example/',
  '/#//evil.example/',
  '//evil.example/%2e%2e',
  '/en//evil.example/..',
  '/..%2f..%2fetc/passwd',
  '/..%252f..%252fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/ocr/..%5c..%5cetc/passwd/',
];

/**
 * Addresses that try to lead to another host.
 *
 * @param root - address of a home page, with a slash at its end
 */
export function redirectVectors(root = '/'): string[] {
  const below = SEPARATORS.flatMap((separator) =>
    ENDINGS.map((ending) => root.slice(0, -1) + separator + ELSEWHERE + ending),
  );
  return [...below, ...ODD.map((address) => root.slice(0, -1) + address)];
}

/** An address as a request can carry it: the characters that none can are escaped. */
export function sendable(address: string): string {
  return address
    .replace(/#.*$/, '')
    .replace(/^(?!\/)/, '/')
    .replace(/[^\x21-\x7e]/gu, encodeURIComponent);
}
