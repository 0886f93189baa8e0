import {REVALIDATE} from '../cacheRules';
import {
  COMPRESSIBLE_EXTENSIONS,
  CONTENT_TYPES,
  isCompressible,
  isTextType,
  DEFAULT_TYPE,
} from '../contentTypes';
import type {Header} from '../securityHeaders';
import {
  PAGE_SUFFIX,
  escapeRegExp,
  exceptionPattern,
  generatedNotice,
  notFoundPages,
  rootsPattern,
  type HostPlan,
} from '../plan';
import type {SiteInfo} from '../siteInfo';

/**
 * Writes a file for nginx, to `include` in a `server` block that sets `root` to the folder of the build.
 * Most directives are inside one location, because that block may contain them too: nginx rejects
 * duplicates, and a location inherits headers and error pages only if it has none of its own. The location
 * is `^~` so that the server's locations for file extensions do not take precedence.
 * Conditions only set variables or redirect: https://www.nginx.com/resources/wiki/start/topics/depth/ifisevil/
 */
export function nginxConfig(plan: HostPlan): string {
  const {site} = plan;
  const {baseUrl} = site;
  const base = escapeRegExp(baseUrl);
  // Otherwise other paths of the server are not the site's.
  const ownsServer = baseUrl === '/';
  return [
    `# ${generatedNotice(plan)}`,
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
      ...notFoundPages(site).flatMap(({folder, file}) => [
        // Requests for the not-found page itself get status 404 too.
        ...block(`location = ${baseUrl}${folder && `${folder}/`}404`, [
          'return 404;',
        ]),
        ...block(`location = ${baseUrl}${file}`, [
          'internal;',
          ...(ownsServer ? [] : [`rewrite ^ /${file} break;`]),
        ]),
      ]),
      // Hidden files, and backslashes: browsers read them as slashes, and two as the start of a host name.
      ...block(
        String.raw`location ~ "^${base}(?:(?:.*/)?\.(?!well-known/)|.*[\\\\\x00-\x1f])"`,
        ['return 404;'],
      ),
      // Precompressed files have no address of their own.
      ...block(
        String.raw`location ~ "^${base}.*\.(?:${COMPRESSIBLE_EXTENSIONS.join('|')})\.(?:gz|br)$"`,
        ['return 404;'],
      ),
    ]),
    '',
  ].join('\n');
}

/**
 * Statuses of requests that nginx rejects before it chooses a location. Its own page for them has no
 * headers and shows its version; `server_tokens off` here would be a duplicate on servers that set it.
 */
const REJECTED_STATUSES = [400, 405, 414, 421, 494, 495, 496, 497, 501, 505];

/** Internal address of the response to rejected requests. No page has it, because it is a hidden file. */
const REJECTED_URI = '/.refused';

function rejectedLines(): string[] {
  return block(`location = ${REJECTED_URI}`, [
    'internal;',
    'default_type text/plain;',
    // `error_page` keeps the original status.
    'return 400 "This request cannot be answered.";',
  ]);
}

/** Sets the address of the not-found page of the requested locale. */
function notFoundLines(site: SiteInfo): string[] {
  const {baseUrl} = site;
  return [
    `set $site_missing ${baseUrl}404.html;`,
    ...notFoundPages(site)
      .filter(({folder}) => folder)
      .map(
        ({folder, file}) =>
          `if ($uri ~ "^${escapeRegExp(baseUrl + folder)}(?:/|$)") { set $site_missing ${baseUrl}${file}; }`,
      ),
  ];
}

/** Handles requests outside the base path that match no location of the server. */
function outsideLines(plan: HostPlan): string[] {
  const {baseUrl} = plan.site;
  return [
    // Otherwise nginx would serve files of the build from `root` without the headers.
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
    `default_type ${DEFAULT_TYPE};`,
    'charset utf-8;',
    // nginx always includes text/html, and warns if it is listed.
    `charset_types ${charset.filter((type) => type !== 'text/html').join(' ')};`,
    'gzip on;',
    // Serves precompressed siblings.
    'gzip_static on;',
    'gzip_vary on;',
    'gzip_min_length 1024;',
    'gzip_proxied any;',
    `gzip_types ${compressed.filter((type) => type !== 'text/html').join(' ')};`,
  ];
}

/** Name of the variable for a header whose value depends on the request. */
function variableName({name}: Pick<Header, 'name'>): string {
  return `$site_${name.toLowerCase().replaceAll('-', '_')}`;
}

function isVariable(
  {name, secureValue}: Header,
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
  const set = (header: Header, value: string) =>
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
      `if ($uri ~ "^${exceptionPattern(site, exception)}$")`,
      exception.headers.map(
        (header) => `set ${variableName(header)} "${header.value}";`,
      ),
    ),
  );
}

/** nginx does not send headers whose value is empty. */
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
    `set $site_cache "${REVALIDATE}";`,
    ...cacheRules.map(
      ({folder, files, value}) =>
        `if ($uri ~ "^${rootsPattern(site)}${folder}${files}$") { set $site_cache "${value}"; }`,
    ),
  ];
}

/** Redirects are relative, because a proxy may have another host and port. */
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
    // nginx has merged repeated and escaped slashes in the path that `rewrite` matches.
    ...block('if ($request_uri ~ "^[^?]*(?://|%2[fF])")', [
      rewrite(`(${base}.*)`, '$1'),
    ]),
  ];
}
