import {CACHE_RULES, REVALIDATED} from '../caching';
import {CONTENT_TYPES, isCompressible, isTextType} from '../contentTypes';
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
 * `.htaccess` of Apache 2.4, for the folder of the build, where `AllowOverride All` holds. Needs
 * mod_rewrite, mod_headers and mod_alias; compresses where mod_deflate and mod_filter are there.
 */
export function apacheConfig({facts, headers, exceptions}: HostPlan): string {
  return [
    `# ${WRITTEN_BY}`,
    'Options -Indexes -MultiViews',
    'DirectorySlash Off',
    'DirectoryIndex disabled',
    'AcceptPathInfo Off',
    // Its own pages would name its version.
    'ServerSignature Off',
    ...typeLines(),
    ...headers.flatMap(headerLines),
    ...exceptionLines(facts, exceptions),
    ...cacheLines(facts),
    ...missingLines(facts),
    ...rewriteLines(facts),
    ...redirectLines(facts),
    '',
  ].join('\n');
}

function typeLines(): string[] {
  const types = Object.entries(CONTENT_TYPES);
  const texts = types.filter(([type]) => isTextType(type));
  const compressed = types.map(([type]) => type).filter(isCompressible);
  const dotted = (endings: readonly string[]) =>
    endings.map((ending) => `.${ending}`).join(' ');
  return [
    ...types.map(([type, endings]) => `AddType ${type} ${dotted(endings)}`),
    `AddCharset utf-8 ${dotted(texts.flatMap(([, endings]) => endings))}`,
    '<IfModule mod_deflate.c>',
    '  <IfModule mod_filter.c>',
    `    AddOutputFilterByType DEFLATE ${compressed.join(' ')}`,
    '  </IfModule>',
    '</IfModule>',
  ];
}

function headerLines({name, value, secureValue}: Header): string[] {
  const set = (text: string) => `Header always set ${name} "${text}"`;
  return [
    takenBack(name),
    ...(value ? [set(value)] : []),
    ...(secureValue ? [`${set(secureValue)} "expr=%{HTTPS} == 'on'"`] : []),
  ];
}

/**
 * Whatever the server sets itself is sent beside what is set `always`, and browsers take two values of
 * one header for none.
 */
function takenBack(name: string): string {
  return `Header onsuccess unset ${name}`;
}

function exceptionLines(
  facts: HostFacts,
  exceptions: HostPlan['exceptions'],
): string[] {
  return exceptions.flatMap((exception) =>
    exception.headers.map(
      ({name, value}) =>
        `Header always set ${name} "${value}" "expr=%{REQUEST_URI} =~ m#^${exceptionPattern(facts, exception)}$#"`,
    ),
  );
}

function cacheLines(facts: HostFacts): string[] {
  const set = (value: string) => `Header always set Cache-Control "${value}"`;
  return [
    takenBack('Cache-Control'),
    set(REVALIDATED),
    ...CACHE_RULES.map(
      ({folder, files, value}) =>
        `${set(value)} "expr=%{REQUEST_URI} =~ m#^${rootsPattern(facts)}${folder}${files}$# && %{REQUEST_STATUS} -lt 400"`,
    ),
  ];
}

function missingLines(facts: HostFacts): string[] {
  const {baseUrl} = facts;
  return [...notFoundPages(facts)].reverse().flatMap(({below, file}) => {
    const line = `ErrorDocument 404 ${baseUrl}${file}`;
    return below
      ? [
          `<If "%{REQUEST_URI} =~ m#^${escapeRegExp(baseUrl + below)}(?:/|$)#">`,
          `  ${line}`,
          '</If>',
        ]
      : [line];
  });
}

function rewriteLines(facts: HostFacts): string[] {
  const notFound = notFoundPages(facts).map(({below: folder}) =>
    escapeRegExp(`${folder && `${folder}/`}404`),
  );
  return [
    'RewriteEngine On',
    `RewriteBase ${facts.baseUrl}`,
    // What Apache asks itself for: the not-found page.
    'RewriteCond %{ENV:REDIRECT_STATUS} !^$',
    'RewriteRule ^ - [END]',
    'RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$',
    'RewriteRule ^ - [R=405,END]',
    String.raw`RewriteRule "[\\\\\x00-\x1f]" - [R=404,END]`,
    String.raw`RewriteRule "(?:^|/)\.(?!well-known/)" - [R=404,END]`,
    `RewriteRule "^(?:${notFound.join('|')})$" - [R=404,END]`,
    // What is redirected: redirectLines.
    `RewriteRule "^${redirectedPattern(facts)}$" - [END]`,
    `RewriteCond %{THE_REQUEST} "${DOUBLED}"`,
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

/** The first line of a request with two slashes in a row, of which paths have one left. */
const DOUBLED = String.raw`^\S+ [^? ]*//`;

/** Addresses below the base path that lead elsewhere, as a regular expression without its ends. */
function redirectedPattern({baseUrl, redirects}: HostFacts): string {
  const from = Object.keys(redirects).map((address) =>
    escapeRegExp(address.slice(baseUrl.length)),
  );
  return `(?:${[...from, 'index', `.*[^/]${ENDING}`].join('|')})`;
}

/**
 * Redirects of mod_rewrite name the scheme and the host that Apache was asked by, which are not those of
 * readers where a proxy stands in front of it. Those of mod_alias can be relative, from 2.4.58 on.
 */
function redirectLines(facts: HostFacts): string[] {
  const {baseUrl, redirects} = facts;
  const redirect = (pattern: string, target: string) =>
    `  RedirectMatch 301 "^${escapeRegExp(baseUrl)}${pattern}$" "${target}"`;
  return [
    '<IfDirective RedirectRelative>',
    '  RedirectRelative On',
    '</IfDirective>',
    // Not the files that Apache asks itself for.
    `<If "-z reqenv('REDIRECT_STATUS')">`,
    ...Object.entries(redirects).map(([from, to]) =>
      redirect(`${escapeRegExp(from.slice(baseUrl.length))}${ENDING}*`, to),
    ),
    redirect(`index${ENDING}*`, baseUrl),
    redirect(`(.*?[^/])${ENDING}+`, `${baseUrl}$1`),
    '</If>',
    `<If "-z reqenv('REDIRECT_STATUS') && %{THE_REQUEST} =~ m#${DOUBLED}#">`,
    redirect(`(?!${redirectedPattern(facts)}$)(.*)`, `${baseUrl}$1`),
    '</If>',
  ];
}
