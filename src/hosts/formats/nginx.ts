import {CACHE_RULES, REVALIDATED} from '../caching';
import {
  COMPRESSIBLE_ENDINGS,
  CONTENT_TYPES,
  isCompressible,
  isTextType,
  UNKNOWN_TYPE,
} from '../contentTypes';
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

/**
 * The configuration of nginx, for inside a `server` block that sets `root` to the folder of the build.
 * Conditions stand outside of locations, where they change nothing but variables:
 * https://www.nginx.com/resources/wiki/start/topics/depth/ifisevil/
 */
export function nginxConfig({facts, headers, exceptions}: HostPlan): string {
  const {baseUrl} = facts;
  const base = escapeRegExp(baseUrl);
  // Below a path of its own, the site leaves the rest of the server alone.
  const isAlone = baseUrl === '/';
  const common = [
    ...addHeaderLines(headers, exceptions),
    'error_page 404 @site_missing;',
  ];
  const inLocations = isAlone ? [] : common;
  return [
    `# ${WRITTEN_BY}`,
    '# For inside a `server` block that sets `root` to the folder of the build.',
    ...typeLines(),
    ...headerVariables(headers, exceptions),
    ...exceptionLines(facts, exceptions),
    ...cacheLines(facts),
    ...missingLines(facts),
    ...(isAlone ? common : []),
    ...redirectLines(facts),
    ...block(`location ${baseUrl}`, [
      ...inLocations,
      ...(isAlone ? [] : [`rewrite "^${base}(.*)$" /$1 break;`]),
      'try_files $uri $uri.html $uri/index.html =404;',
    ]),
    // They are the pages of every address but their own.
    ...notFoundPages(facts).flatMap(({below}) =>
      block(`location = ${baseUrl}${below && `${below}/`}404`, [
        ...inLocations,
        'return 404;',
      ]),
    ),
    ...block(String.raw`location ~ "^${base}(?:.*/)?\.(?!well-known/)"`, [
      ...inLocations,
      'return 404;',
    ]),
    // Siblings are sent in the place of their files alone.
    ...block(
      String.raw`location ~ "^${base}.*\.(?:${COMPRESSIBLE_ENDINGS.join('|')})\.(?:gz|br)$"`,
      [...inLocations, 'return 404;'],
    ),
    ...block('location @site_missing', [
      ...inLocations.slice(0, -1),
      `set $site_cache "${REVALIDATED}";`,
      'try_files $site_missing /404.html =404;',
    ]),
    '',
  ].join('\n');
}

/** Named locations, unlike paths, are not redirected to their own clean address. */
function missingLines({baseUrl, locales}: HostFacts): string[] {
  return [
    'set $site_missing /404.html;',
    ...notFoundPages({locales})
      .filter(({below}) => below)
      .map(
        ({below, file}) =>
          `if ($uri ~ "^${escapeRegExp(baseUrl + below)}(?:/|$)") { set $site_missing /${file}; }`,
      ),
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
      types.map(([type, endings]) => `${type} ${endings.join(' ')};`),
    ),
    `default_type ${UNKNOWN_TYPE};`,
    'charset utf-8;',
    // Pages are texts without being named.
    `charset_types ${charset.filter((type) => type !== 'text/html').join(' ')};`,
    'gzip on;',
    // What `npm run hosts -- --compress` put beside a file.
    'gzip_static on;',
    'gzip_vary on;',
    'gzip_min_length 1024;',
    'gzip_proxied any;',
    `gzip_types ${compressed.filter((type) => type !== 'text/html').join(' ')};`,
  ];
}

/** The variable that holds a header which is not the same for every answer. */
function variableOf({name}: Pick<Header, 'name'>): string {
  return `$site_${name.toLowerCase().replaceAll('-', '_')}`;
}

function isVariable(
  {name, secureValue}: Header,
  exceptions: HostPlan['exceptions'],
): boolean {
  return (
    secureValue !== undefined ||
    exceptions.some(({headers}) => headers.some((one) => one.name === name))
  );
}

function headerVariables(
  headers: readonly Header[],
  exceptions: HostPlan['exceptions'],
): string[] {
  const variable = headers.filter((one) => isVariable(one, exceptions));
  const differing = variable.filter(({secureValue}) => secureValue);
  const set = (header: Header, value: string) =>
    `set ${variableOf(header)} "${value}";`;
  return [
    ...variable.map((header) => set(header, header.value)),
    ...block(
      'if ($scheme = https)',
      differing.map((header) => set(header, header.secureValue!)),
    ),
  ];
}

function exceptionLines(
  facts: HostFacts,
  exceptions: HostPlan['exceptions'],
): string[] {
  return exceptions.flatMap((exception) =>
    block(
      `if ($uri ~ "^${exceptionPattern(facts, exception)}$")`,
      exception.headers.map(
        (header) => `set ${variableOf(header)} "${header.value}";`,
      ),
    ),
  );
}

/** An empty header is not sent. */
function addHeaderLines(
  headers: readonly Header[],
  exceptions: HostPlan['exceptions'],
): string[] {
  const lines = headers.map((header) => {
    const value = isVariable(header, exceptions)
      ? variableOf(header)
      : `"${header.value}"`;
    return `add_header ${header.name} ${value} always;`;
  });
  return [...lines, 'add_header Cache-Control $site_cache always;'];
}

function cacheLines(facts: HostFacts): string[] {
  return [
    `set $site_cache "${REVALIDATED}";`,
    ...CACHE_RULES.map(
      ({folder, files, value}) =>
        `if ($uri ~ "^${rootsPattern(facts)}${folder}${files}$") { set $site_cache "${value}"; }`,
    ),
  ];
}

/** Redirects are relative: whoever stands in front of the server may have another name and port. */
function redirectLines({baseUrl, redirects}: HostFacts): string[] {
  const base = escapeRegExp(baseUrl);
  const rewrite = (pattern: string, target: string) =>
    `rewrite "^${pattern}$" ${target} permanent;`;
  return [
    'absolute_redirect off;',
    // Browsers take a backslash for a slash, and two of them for the name of another host.
    String.raw`if ($uri ~ "^${base}.*[\\\\\x00-\x1f]") { rewrite ^ ${baseUrl}404 last; }`,
    ...(baseUrl === '/' ? [] : [rewrite(base.replace(/\/$/, ''), baseUrl)]),
    ...Object.entries(redirects).map(([from, to]) =>
      rewrite(`${escapeRegExp(from)}${ENDING}*`, to),
    ),
    rewrite(String.raw`${base}index${ENDING}*`, baseUrl),
    rewrite(`(${base}.*?[^/])${ENDING}+`, '$1'),
    ...block('if ($request_uri ~ "^[^?]*//")', [rewrite(`(${base}.*)`, '$1')]),
  ];
}
