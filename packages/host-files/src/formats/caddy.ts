import {CACHE_RULES, REVALIDATED} from '../caching';
import {CONTENT_TYPES, isTextType, UNKNOWN_TYPE} from '../contentTypes';
import type {Header} from '../headers';
import {
  ENDING,
  escapeRegExp,
  exceptionPattern,
  notFoundPages,
  rootsPattern,
  WRITTEN_BY,
  type HostPlan,
} from '../hostPlan';
import type {HostFacts} from '../hostFacts';

/** The configuration of Caddy 2, to `import` into a site block that sets `root`. */
export function caddyConfig({facts, headers, exceptions}: HostPlan): string {
  const {baseUrl} = facts;
  const strip =
    baseUrl === '/' ? [] : [`uri strip_prefix ${baseUrl.slice(0, -1)}`];
  return [
    `# ${WRITTEN_BY}`,
    'encode gzip',
    ...(baseUrl === '/'
      ? []
      : [`redir ${baseUrl.slice(0, -1)} ${baseUrl} 301`]),
    ...block(
      `handle ${baseUrl}*`,
      // In the order in which they stand here; Caddy has one of its own otherwise.
      block('route', [
        ...headerLines(headers),
        ...exceptionLines(facts, exceptions),
        ...cacheLines(facts),
        ...redirectLines(facts),
        ...strip,
        'try_files {path} {path}.html {path}/index.html =404',
        ...typeLines(),
        'file_server',
      ]),
    ),
    ...block('handle_errors', [
      '@site_missing expression {http.error.status_code} == 404',
      ...block('handle @site_missing', [
        `header Cache-Control "${REVALIDATED}"`,
        ...notFoundPages(facts).flatMap(({below, file}, index) =>
          below
            ? [
                `@site_missing_${index} path_regexp ^${escapeRegExp(baseUrl + below)}(?:/|$)`,
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

function headerLines(headers: readonly Header[]): string[] {
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

function exceptionLines(
  facts: HostFacts,
  exceptions: HostPlan['exceptions'],
): string[] {
  return exceptions.flatMap((exception, index) => [
    `@site_exception_${index} path_regexp "^${exceptionPattern(facts, exception)}$"`,
    ...block(
      `header @site_exception_${index}`,
      exception.headers.map(({name, value}) => `${name} "${value}"`),
    ),
  ]);
}

function cacheLines(facts: HostFacts): string[] {
  return [
    `header Cache-Control "${REVALIDATED}"`,
    ...CACHE_RULES.flatMap(({folder, files, value}, index) => [
      `@site_cached_${index} path_regexp "^${rootsPattern(facts)}${folder}${files}$"`,
      `header @site_cached_${index} Cache-Control "${value}"`,
    ]),
  ];
}

function typeLines(): string[] {
  const types = Object.entries(CONTENT_TYPES);
  return [
    `header ?Content-Type "${UNKNOWN_TYPE}"`,
    ...types.flatMap(([type, endings], index) => [
      `@site_type_${index} path ${endings.map((ending) => `*.${ending}`).join(' ')}`,
      `header @site_type_${index} Content-Type "${type}${isTextType(type) ? '; charset=utf-8' : ''}"`,
    ]),
  ];
}

function redirectLines(facts: HostFacts): string[] {
  const {baseUrl, redirects} = facts;
  const base = escapeRegExp(baseUrl);
  const rules = [
    ...Object.entries(redirects).map(([from, to]) => ({
      pattern: `${escapeRegExp(from)}${ENDING}*`,
      target: to,
    })),
    {pattern: `${base}index${ENDING}*`, target: baseUrl},
    {pattern: `(${base}.*?[^/])${ENDING}+`, target: '$1'},
  ];
  const notFound = notFoundPages(facts).map(
    ({below}) => `${baseUrl}${below && `${below}/`}404`,
  );
  return [
    ...block('map {query} {site_query}', ['~^(.+)$ "?${1}"', 'default ""']),
    // Hidden files, but not `.well-known`: these expressions cannot look ahead.
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
      // What is matched has one slash for many, and for escaped ones.
      'path_regexp to_slashes "^(.*)$"',
    ]),
    'redir @site_slashes "{re.to_slashes.1}{site_query}" 301',
  ];
}
