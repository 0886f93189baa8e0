import {REVALIDATE_CACHE_CONTROL} from '../cacheRules';
import {CONTENT_TYPES, isTextType, DEFAULT_CONTENT_TYPE} from '../contentTypes';
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

/** Writes a file for Caddy 2, to be imported into a site block that sets `root`. */
export function renderCaddyConfig(plan: HostPlan): string {
  const {site, headers} = plan;
  const {baseUrl} = site;
  const strip =
    baseUrl === '/' ? [] : [`uri strip_prefix ${baseUrl.slice(0, -1)}`];
  return [
    `# ${formatGeneratedNotice(plan)}`,
    'encode gzip',
    ...(baseUrl === '/'
      ? []
      : [`redir ${baseUrl.slice(0, -1)} ${baseUrl} 301`]),
    ...block(
      `handle ${baseUrl}*`,
      // `route` keeps the order of the directives; otherwise, Caddy would sort them.
      block('route', [
        ...headerLines(headers),
        ...exceptionLines(plan),
        ...cacheLines(plan),
        ...redirectLines(site),
        ...strip,
        'try_files {path} {path}.html {path}/index.html =404',
        ...typeLines(),
        'file_server',
      ]),
    ),
    ...block('handle_errors', [
      '@site_missing expression {http.error.status_code} == 404',
      ...block('handle @site_missing', [
        `header Cache-Control "${REVALIDATE_CACHE_CONTROL}"`,
        ...listNotFoundPages(site).flatMap(({folder, file}, index) =>
          folder
            ? [
                `@site_missing_${index} path_regexp ^${escapeRegExp(baseUrl + folder)}(?:/|$)`,
                `rewrite @site_missing_${index} /${file}`,
              ]
            : [
                `@site_missing_${index} not path_regexp /404[.]html$`,
                `rewrite @site_missing_${index} /${file}`,
              ],
        ),
        'file_server',
      ]),
    ]),
    '',
  ].join('\n');
}

function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => `\t${line}`), '}'];
}

function headerLines(headers: readonly ResponseHeader[]): string[] {
  const all = headers.filter(({value}) => value);
  const secure = headers.filter(({secureValue}) => secureValue);
  return [
    ...block(
      'header',
      all.map(({name, value}) => `${name} "${value}"`),
    ),
    '@site_secure protocol https',
    ...block(
      'header @site_secure',
      secure.map(({name, secureValue}) => `${name} "${secureValue}"`),
    ),
  ];
}

function exceptionLines({site, exceptions}: HostPlan): string[] {
  return exceptions.flatMap((exception, index) => [
    `@site_exception_${index} path_regexp "^${createExceptionPattern(site, exception)}$"`,
    ...block(
      `header @site_exception_${index}`,
      exception.headers.map(({name, value}) => `${name} "${value}"`),
    ),
  ]);
}

function cacheLines({site, cacheRules}: HostPlan): string[] {
  return [
    `header Cache-Control "${REVALIDATE_CACHE_CONTROL}"`,
    ...cacheRules.flatMap(({folder, files, value}, index) => [
      `@site_cached_${index} path_regexp "^${createLocaleRootsPattern(site)}${folder}${files}$"`,
      `header @site_cached_${index} Cache-Control "${value}"`,
    ]),
  ];
}

function typeLines(): string[] {
  const types = Object.entries(CONTENT_TYPES);
  return [
    `header ?Content-Type "${DEFAULT_CONTENT_TYPE}"`,
    ...types.flatMap(([type, extensions], index) => [
      `@site_type_${index} path ${extensions.map((extension) => `*.${extension}`).join(' ')}`,
      `header @site_type_${index} Content-Type "${type}${isTextType(type) ? '; charset=utf-8' : ''}"`,
    ]),
  ];
}

function redirectLines(site: SiteInfo): string[] {
  const {baseUrl, redirects} = site;
  const base = escapeRegExp(baseUrl);
  const rules = [
    ...Object.entries(redirects).map(([from, to]) => ({
      pattern: `${escapeRegExp(from)}${PAGE_SUFFIX}*`,
      target: to,
    })),
    {pattern: `${base}index${PAGE_SUFFIX}*`, target: baseUrl},
    {pattern: `(${base}.*?[^/])${PAGE_SUFFIX}+`, target: '$1'},
  ];
  const notFound = listNotFoundPages(site).map(
    ({folder}) => `${baseUrl}${folder && `${folder}/`}404`,
  );
  return [
    ...block('map {query} {site_query}', ['~^(.+)$ "?${1}"', 'default ""']),
    // Matches hidden files except `.well-known`. Go's regular expressions do not support lookahead.
    String.raw`@site_odd path_regexp "[\\\x00-\x1f]|/\.(?:$|[^w]|w(?:$|[^e]))"`,
    'error @site_odd 404',
    `@site_missing_page path ${notFound.join(' ')}`,
    'error @site_missing_page 404',
    ...rules.flatMap(({pattern, target}, index) => [
      `@site_redirect_${index} path_regexp to_${index} "^${pattern}$"`,
      `redir @site_redirect_${index} "${target.replace('$1', `{re.to_${index}.1}`)}{site_query}" 301`,
    ]),
    ...block('@site_slashes', [
      'expression {http.request.orig_uri}.matches("^[^?]*(?://|%2[fF])")',
      // The path matched here has no repeated or escaped slashes any more: Caddy has merged them.
      'path_regexp to_slashes "^(.*)$"',
    ]),
    'redir @site_slashes "{re.to_slashes.1}{site_query}" 301',
  ];
}
