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
 * What may stand in that block too, stands in one location here: nginx refuses a directive that is there
 * twice, and passes headers and error pages down only to those that have none of their own. That location
 * is `^~`, else a location for scripts and pictures would answer in its place.
 * Conditions set variables or redirect, no more: https://www.nginx.com/resources/wiki/start/topics/depth/ifisevil/
 */
export function nginxConfig({facts, headers, exceptions}: HostPlan): string {
  const {baseUrl} = facts;
  const base = escapeRegExp(baseUrl);
  // Below a path of its own, the site leaves the rest of the server alone.
  const isAlone = baseUrl === '/';
  return [
    `# ${WRITTEN_BY}`,
    '# For inside a `server` block that sets `root` to the folder of the build.',
    ...headerVariables(headers, exceptions),
    ...exceptionLines(facts, exceptions),
    ...cacheLines(facts),
    ...missingLines(facts),
    ...(isAlone
      ? [`error_page ${REFUSALS.join(' ')} ${REFUSED};`]
      : outsideLines(baseUrl, addHeaderLines(headers, exceptions))),
    ...block(`location ^~ ${baseUrl}`, [
      ...typeLines(),
      'absolute_redirect off;',
      'server_tokens off;',
      'expires off;',
      ...addHeaderLines(headers, exceptions),
      'error_page 404 $site_missing;',
      ...redirectLines(facts),
      ...(isAlone ? [] : [`rewrite "^${base}(.*)$" /$1 break;`]),
      'try_files $uri $uri.html $uri/index.html =404;',
      ...(isAlone ? refusedLines() : []),
      ...notFoundPages(facts).flatMap(({below, file}) => [
        // They are the pages of every address but their own.
        ...block(`location = ${baseUrl}${below && `${below}/`}404`, [
          'return 404;',
        ]),
        ...block(`location = ${baseUrl}${file}`, [
          'internal;',
          ...(isAlone ? [] : [`rewrite ^ /${file} break;`]),
        ]),
      ]),
      // Browsers take a backslash for a slash, and two of them for the name of another host.
      ...block(
        String.raw`location ~ "^${base}(?:(?:.*/)?\.(?!well-known/)|.*[\\\\\x00-\x1f])"`,
        ['return 404;'],
      ),
      // Siblings are sent in the place of their files alone.
      ...block(
        String.raw`location ~ "^${base}.*\.(?:${COMPRESSIBLE_ENDINGS.join('|')})\.(?:gz|br)$"`,
        ['return 404;'],
      ),
    ]),
    '',
  ].join('\n');
}

/**
 * Statuses of requests that are refused before a location is chosen. nginx's own page for them has none of the
 * headers, and names its version: what forbids that would be there twice in a server that forbids it already.
 */
const REFUSALS = [400, 405, 414, 421, 494, 495, 496, 497, 501, 505];

/** Where nginx asks itself for the answer to them: below what is hidden, so no page has that address. */
const REFUSED = '/.refused';

function refusedLines(): string[] {
  return block(`location = ${REFUSED}`, [
    'internal;',
    'default_type text/plain;',
    // The status is that of the refusal.
    'return 400 "This request cannot be answered.";',
  ]);
}

/** The address of the not-found page of the language that was asked for. */
function missingLines(facts: HostFacts): string[] {
  const {baseUrl} = facts;
  return [
    `set $site_missing ${baseUrl}404.html;`,
    ...notFoundPages(facts)
      .filter(({below}) => below)
      .map(
        ({below, file}) =>
          `if ($uri ~ "^${escapeRegExp(baseUrl + below)}(?:/|$)") { set $site_missing ${baseUrl}${file}; }`,
      ),
  ];
}

/** What is asked for outside the path of the site, and has no location of its owner. */
function outsideLines(
  baseUrl: string,
  headerLines: readonly string[],
): string[] {
  return [
    // Here it holds for what no location matches. The files of the build would be answered without headers.
    'try_files /.nothing =404;',
    ...block(`location = ${baseUrl.slice(0, -1)}`, [
      'absolute_redirect off;',
      ...headerLines,
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
    ...Object.entries(redirects).map(([from, to]) =>
      rewrite(`${escapeRegExp(from)}${ENDING}*`, to),
    ),
    rewrite(String.raw`${base}index${ENDING}*`, baseUrl),
    rewrite(`(${base}.*?[^/])${ENDING}+`, '$1'),
    // What is matched has one slash for many, and for escaped ones.
    ...block('if ($request_uri ~ "^[^?]*(?://|%2[fF])")', [
      rewrite(`(${base}.*)`, '$1'),
    ]),
  ];
}
