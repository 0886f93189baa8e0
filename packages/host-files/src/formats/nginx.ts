import {REVALIDATE_CACHE_CONTROL} from '../cacheRules';
import {
  COMPRESSIBLE_EXTENSIONS,
  CONTENT_TYPES,
  isCompressible,
  isTextType,
  DEFAULT_CONTENT_TYPE,
} from '../contentTypes';
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
 * Writes a file for nginx, to be included in a `server` block that sets `root` to the folder of the build.
 *
 * Most directives are inside one location. nginx rejects directives that the `server` block already contains,
 * and a location inherits headers and error pages only if it sets none. `^~` gives the location precedence
 * over the server's locations for file extensions. Conditions only set variables or redirect:
 * https://www.nginx.com/resources/wiki/start/topics/depth/ifisevil/
 */
export function renderNginxConfig(plan: HostPlan): string {
  const {site} = plan;
  const {baseUrl} = site;
  const base = escapeRegExp(baseUrl);
  // With a base path, other paths of the server do not belong to the site.
  const ownsServer = baseUrl === '/';
  return [
    `# ${formatGeneratedNotice(plan)}`,
    '# For inside a `server` block that sets `root` to the folder of the build.',
    ...headerVariables(plan),
    ...exceptionLines(plan),
    ...cacheLines(plan),
    ...notFoundLines(site),
    ...(ownsServer
      ? [`error_page ${REJECTED_STATUSES.join(' ')} ${REJECTED_URI};`]
      : outsideLines(plan)),
    ...block(`location ^~ ${baseUrl}`, [
      ...typeLines(),
      'absolute_redirect off;',
      'server_tokens off;',
      'expires off;',
      ...addHeaderLines(plan),
      'error_page 404 $site_missing;',
      ...redirectLines(site),
      ...(ownsServer ? [] : [`rewrite "^${base}(.*)$" /$1 break;`]),
      'try_files $uri $uri.html $uri/index.html =404;',
      ...(ownsServer ? rejectedLines() : []),
      ...listNotFoundPages(site).flatMap(({folder, file}) => [
        // Returns status 404 for direct requests of the not-found page.
        ...block(`location = ${baseUrl}${folder && `${folder}/`}404`, [
          'return 404;',
        ]),
        ...block(`location = ${baseUrl}${file}`, [
          'internal;',
          ...(ownsServer ? [] : [`rewrite ^ /${file} break;`]),
        ]),
      ]),
      // Rejects hidden files and backslashes. Browsers treat backslashes as slashes, and two slashes start a
      // host name.
      ...block(
        String.raw`location ~ "^${base}(?:(?:.*/)?\.(?!well-known/)|.*[\\\\\x00-\x1f])"`,
        ['return 404;'],
      ),
      // Precompressed files must not be requested directly.
      ...block(
        String.raw`location ~ "^${base}.*\.(?:${COMPRESSIBLE_EXTENSIONS.join('|')})\.(?:gz|br)$"`,
        ['return 404;'],
      ),
    ]),
    '',
  ].join('\n');
}

/**
 * Statuses of requests that nginx rejects before it selects a location. The error pages of nginx have no security
 * headers and show its version. `server_tokens off` cannot be set here, because servers may already set it.
 */
const REJECTED_STATUSES = [400, 405, 414, 421, 494, 495, 496, 497, 501, 505];

/**
 * Internal address of the response to rejected requests. No page can have it, because hidden files are never served.
 */
const REJECTED_URI = '/.refused';

function rejectedLines(): string[] {
  return block(`location = ${REJECTED_URI}`, [
    'internal;',
    'default_type text/plain;',
    // `error_page` replaces this status with the original one.
    'return 400 "This request cannot be answered.";',
  ]);
}

/** Sets a variable to the path of the not-found page for the requested locale. */
function notFoundLines(site: SiteInfo): string[] {
  const {baseUrl} = site;
  return [
    `set $site_missing ${baseUrl}404.html;`,
    ...listNotFoundPages(site)
      .filter(({folder}) => folder)
      .map(
        ({folder, file}) =>
          `if ($uri ~ "^${escapeRegExp(baseUrl + folder)}(?:/|$)") { set $site_missing ${baseUrl}${file}; }`,
      ),
  ];
}

/** Handles requests outside the base path, unless another location of the server matches them. */
function outsideLines(plan: HostPlan): string[] {
  const {baseUrl} = plan.site;
  return [
    // Prevents nginx from serving files of the build from `root` without the headers.
    'try_files /.nothing =404;',
    ...block(`location = ${baseUrl.slice(0, -1)}`, [
      'absolute_redirect off;',
      ...addHeaderLines(plan),
      `return 301 ${baseUrl}$is_args$args;`,
    ]),
  ];
}

function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => `  ${line}`), '}'];
}

function typeLines(): string[] {
  const types = Object.entries(CONTENT_TYPES);
  const charset = types.map(([type]) => type).filter(isTextType);
  const compressed = types.map(([type]) => type).filter(isCompressible);
  return [
    ...block(
      'types',
      types.map(([type, extensions]) => `${type} ${extensions.join(' ')};`),
    ),
    `default_type ${DEFAULT_CONTENT_TYPE};`,
    'charset utf-8;',
    // nginx always includes text/html, and warns if it is also listed.
    `charset_types ${charset.filter((type) => type !== 'text/html').join(' ')};`,
    'gzip on;',
    // Serves `.gz` files that exist next to the requested file.
    'gzip_static on;',
    'gzip_vary on;',
    'gzip_min_length 1024;',
    'gzip_proxied any;',
    `gzip_types ${compressed.filter((type) => type !== 'text/html').join(' ')};`,
  ];
}

/** Returns the name of the nginx variable that holds the value of a header. */
function variableName({name}: Pick<ResponseHeader, 'name'>): string {
  return `$site_${name.toLowerCase().replaceAll('-', '_')}`;
}

function isVariable(
  {name, secureValue}: ResponseHeader,
  {exceptions}: HostPlan,
): boolean {
  return (
    secureValue !== undefined ||
    exceptions.some(({headers}) => headers.some((one) => one.name === name))
  );
}

function headerVariables(plan: HostPlan): string[] {
  const variable = plan.headers.filter((header) => isVariable(header, plan));
  const differing = variable.filter(({secureValue}) => secureValue);
  const set = (header: ResponseHeader, value: string) =>
    `set ${variableName(header)} "${value}";`;
  return [
    ...variable.map((header) => set(header, header.value)),
    ...block(
      'if ($scheme = https)',
      differing.map((header) => set(header, header.secureValue!)),
    ),
  ];
}

function exceptionLines({site, exceptions}: HostPlan): string[] {
  return exceptions.flatMap((exception) =>
    block(
      `if ($uri ~ "^${createExceptionPattern(site, exception)}$")`,
      exception.headers.map(
        (header) => `set ${variableName(header)} "${header.value}";`,
      ),
    ),
  );
}

/** Adds all headers. nginx does not send headers with an empty value. */
function addHeaderLines(plan: HostPlan): string[] {
  const lines = plan.headers.map((header) => {
    const value = isVariable(header, plan)
      ? variableName(header)
      : `"${header.value}"`;
    return `add_header ${header.name} ${value} always;`;
  });
  return [...lines, 'add_header Cache-Control $site_cache always;'];
}

function cacheLines({site, cacheRules}: HostPlan): string[] {
  return [
    `set $site_cache "${REVALIDATE_CACHE_CONTROL}";`,
    ...cacheRules.map(
      ({folder, files, value}) =>
        `if ($uri ~ "^${createLocaleRootsPattern(site)}${folder}${files}$") { set $site_cache "${value}"; }`,
    ),
  ];
}

/** Writes relative redirects, because a proxy in front of nginx may have another host and port. */
function redirectLines({baseUrl, redirects}: SiteInfo): string[] {
  const base = escapeRegExp(baseUrl);
  const rewrite = (pattern: string, target: string) =>
    `rewrite "^${pattern}$" ${target} permanent;`;
  return [
    ...Object.entries(redirects).map(([from, to]) =>
      rewrite(`${escapeRegExp(from)}${PAGE_SUFFIX}*`, to),
    ),
    rewrite(String.raw`${base}index${PAGE_SUFFIX}*`, baseUrl),
    rewrite(`(${base}.*?[^/])${PAGE_SUFFIX}+`, '$1'),
    // Tests the original request, because `rewrite` matches a path in which nginx has already merged slashes.
    ...block('if ($request_uri ~ "^[^?]*(?://|%2[fF])")', [
      rewrite(`(${base}.*)`, '$1'),
    ]),
  ];
}
