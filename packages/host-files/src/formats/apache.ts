import {REVALIDATE_CACHE_CONTROL} from '../cacheRules';
import {CONTENT_TYPES, isCompressible, isTextType} from '../contentTypes';
import type {ResponseHeader} from '../securityHeaders';
import {
  PAGE_SUFFIX,
  escapeRegExp,
  createExceptionPattern,
  formatGeneratedNotice,
  listNotFoundPages,
  createLocaleRootsPattern,
  type HostPlan,
} from '../plan';
import type {SiteInfo} from '../siteInfo';

/**
 * Writes `.htaccess` for Apache 2.4, to be placed in the folder of the build. Requires `AllowOverride All`,
 * mod_rewrite, mod_headers and mod_alias. Compresses responses if mod_deflate and mod_filter are available.
 */
export function renderApacheConfig(plan: HostPlan): string {
  const {site, headers} = plan;
  return [
    `# ${formatGeneratedNotice(plan)}`,
    'Options -Indexes -MultiViews',
    'DirectorySlash Off',
    'DirectoryIndex disabled',
    'AcceptPathInfo Off',
    // Hides the version of Apache on its built-in error pages.
    'ServerSignature Off',
    ...typeLines(),
    ...headers.flatMap(headerLines),
    ...exceptionLines(plan),
    ...cacheLines(plan),
    ...notFoundLines(site),
    ...rewriteLines(site),
    ...redirectLines(site),
    '',
  ].join('\n');
}

function typeLines(): string[] {
  const types = Object.entries(CONTENT_TYPES);
  const texts = types.filter(([type]) => isTextType(type));
  const compressed = types.map(([type]) => type).filter(isCompressible);
  const dotted = (extensions: readonly string[]) =>
    extensions.map((extension) => `.${extension}`).join(' ');
  return [
    ...types.map(
      ([type, extensions]) => `AddType ${type} ${dotted(extensions)}`,
    ),
    `AddCharset utf-8 ${dotted(texts.flatMap(([, extensions]) => extensions))}`,
    '<IfModule mod_deflate.c>',
    '  <IfModule mod_filter.c>',
    `    AddOutputFilterByType DEFLATE ${compressed.join(' ')}`,
    '  </IfModule>',
    // mod_deflate adds this suffix to the ETag, but does not remove it from requests: it would never answer 304.
    String.raw`  RequestHeader edit* If-None-Match "-gzip\"" "\""`,
    '</IfModule>',
  ];
}

function headerLines({name, value, secureValue}: ResponseHeader): string[] {
  const set = (text: string) => `Header always set ${name} "${text}"`;
  return [
    unsetLine(name),
    ...(value ? [set(value)] : []),
    ...(secureValue ? [`${set(secureValue)} "expr=%{HTTPS} == 'on'"`] : []),
  ];
}

/**
 * Removes a header that the server itself sets. `Header always` does not replace it, and browsers ignore some
 * headers that are sent twice.
 */
function unsetLine(name: string): string {
  return `Header onsuccess unset ${name}`;
}

function exceptionLines({site, exceptions}: HostPlan): string[] {
  return exceptions.flatMap((exception) =>
    exception.headers.map(
      ({name, value}) =>
        `Header always set ${name} "${value}" "expr=%{REQUEST_URI} =~ m#^${createExceptionPattern(site, exception)}$#"`,
    ),
  );
}

function cacheLines({site, cacheRules}: HostPlan): string[] {
  const set = (value: string) => `Header always set Cache-Control "${value}"`;
  return [
    unsetLine('Cache-Control'),
    set(REVALIDATE_CACHE_CONTROL),
    ...cacheRules.map(
      ({folder, files, value}) =>
        `${set(value)} "expr=%{REQUEST_URI} =~ m#^${createLocaleRootsPattern(site)}${folder}${files}$# && %{REQUEST_STATUS} -lt 400"`,
    ),
  ];
}

function notFoundLines(site: SiteInfo): string[] {
  const {baseUrl} = site;
  return [...listNotFoundPages(site)].reverse().flatMap(({folder, file}) => {
    const line = `ErrorDocument 404 ${baseUrl}${file}`;
    return folder
      ? [
          `<If "%{REQUEST_URI} =~ m#^${escapeRegExp(baseUrl + folder)}(?:/|$)#">`,
          `  ${line}`,
          '</If>',
        ]
      : [line];
  });
}

function rewriteLines(site: SiteInfo): string[] {
  const notFound = listNotFoundPages(site).map(({folder}) =>
    escapeRegExp(`${folder && `${folder}/`}404`),
  );
  return [
    'RewriteEngine On',
    `RewriteBase ${site.baseUrl}`,
    // Leaves internal requests for the not-found page unchanged.
    'RewriteCond %{ENV:REDIRECT_STATUS} !^$',
    'RewriteRule ^ - [END]',
    'RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$',
    'RewriteRule ^ - [R=405,END]',
    String.raw`RewriteRule "[\\\\\x00-\x1f]" - [R=404,END]`,
    String.raw`RewriteRule "(?:^|/)\.(?!well-known/)" - [R=404,END]`,
    `RewriteRule "^(?:${notFound.join('|')})$" - [R=404,END]`,
    // These addresses are redirected by redirectLines().
    `RewriteRule "^${redirectedPattern(site)}$" - [END]`,
    `RewriteCond %{THE_REQUEST} "${REPEATED_SLASHES}"`,
    'RewriteRule ^ - [END]',
    'RewriteRule "^$" index.html [END]',
    'RewriteCond %{REQUEST_FILENAME} -f',
    'RewriteRule ^ - [END]',
    'RewriteCond %{REQUEST_FILENAME}.html -f',
    'RewriteRule "^(.+)$" "$1.html" [END]',
    'RewriteCond %{REQUEST_FILENAME}/index.html -f',
    'RewriteRule "^(.+)$" "$1/index.html" [END]',
    'RewriteRule ^ - [R=404,END]',
  ];
}

/** Matches repeated slashes in the request line: Apache has already merged them in the path. */
const REPEATED_SLASHES = String.raw`^\S+ [^? ]*//`;

/** Returns an unanchored regular expression for the addresses that are redirected, relative to the base path. */
function redirectedPattern({baseUrl, redirects}: SiteInfo): string {
  const from = Object.keys(redirects).map((address) =>
    escapeRegExp(address.slice(baseUrl.length)),
  );
  return `(?:${[...from, 'index', `.*[^/]${PAGE_SUFFIX}`].join('|')})`;
}

/**
 * Redirects with mod_alias, which supports relative redirects from Apache 2.4.58 on. mod_rewrite would
 * redirect to Apache's own scheme and host, which are wrong behind a proxy.
 */
function redirectLines(site: SiteInfo): string[] {
  const {baseUrl, redirects} = site;
  const redirect = (pattern: string, target: string) =>
    `  RedirectMatch 301 "^${escapeRegExp(baseUrl)}${pattern}$" "${target}"`;
  return [
    '<IfDirective RedirectRelative>',
    '  RedirectRelative On',
    '</IfDirective>',
    // Excludes internal requests for the not-found page.
    `<If "-z reqenv('REDIRECT_STATUS')">`,
    ...Object.entries(redirects).map(([from, to]) =>
      redirect(
        `${escapeRegExp(from.slice(baseUrl.length))}${PAGE_SUFFIX}*`,
        to,
      ),
    ),
    ...(baseUrl === '/'
      ? []
      : [
          `  RedirectMatch 301 "^${escapeRegExp(baseUrl.slice(0, -1))}$" "${baseUrl}"`,
        ]),
    redirect(`index${PAGE_SUFFIX}*`, baseUrl),
    redirect(`(.*?[^/])${PAGE_SUFFIX}+`, `${baseUrl}$1`),
    '</If>',
    `<If "-z reqenv('REDIRECT_STATUS') && %{THE_REQUEST} =~ m#${REPEATED_SLASHES}#">`,
    redirect(`(?!${redirectedPattern(site)}$)(.*)`, `${baseUrl}$1`),
    '</If>',
  ];
}
