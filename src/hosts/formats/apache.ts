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
 * mod_rewrite and mod_headers; compresses where mod_deflate is there.
 */
export function apacheConfig({facts, headers, exceptions}: HostPlan): string {
  return [
    `# ${WRITTEN_BY}`,
    'Options -Indexes -MultiViews',
    'DirectorySlash Off',
    'DirectoryIndex disabled',
    'AcceptPathInfo Off',
    ...typeLines(),
    ...headers.flatMap(headerLines),
    ...exceptionLines(facts, exceptions),
    ...cacheLines(facts),
    ...missingLines(facts),
    ...rewriteLines(facts),
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
    `  AddOutputFilterByType DEFLATE ${compressed.join(' ')}`,
    '</IfModule>',
  ];
}

function headerLines({name, value, secureValue}: Header): string[] {
  const set = (text: string) => `Header always set ${name} "${text}"`;
  return [
    ...(value ? [set(value)] : []),
    ...(secureValue ? [`${set(secureValue)} "expr=%{HTTPS} == 'on'"`] : []),
  ];
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
  const {baseUrl, redirects} = facts;
  const below = (address: string) => address.slice(baseUrl.length);
  const redirect = (pattern: string, target: string) =>
    `RewriteRule "^${pattern}$" "${target}" [R=301,END]`;
  const notFound = notFoundPages(facts).map(({below: folder}) =>
    escapeRegExp(`${folder && `${folder}/`}404`),
  );
  return [
    'RewriteEngine On',
    `RewriteBase ${baseUrl}`,
    // What Apache asks itself for: the not-found page.
    'RewriteCond %{ENV:REDIRECT_STATUS} !^$',
    'RewriteRule ^ - [END]',
    String.raw`RewriteRule "[\\\\\x00-\x1f]" - [R=404,END]`,
    String.raw`RewriteRule "(?:^|/)\.(?!well-known/)" - [R=404,END]`,
    `RewriteRule "^(?:${notFound.join('|')})$" - [R=404,END]`,
    ...Object.entries(redirects).map(([from, to]) =>
      redirect(`${escapeRegExp(below(from))}${ENDING}*`, to),
    ),
    redirect(`index${ENDING}*`, baseUrl),
    redirect(`(.*?[^/])${ENDING}+`, `${baseUrl}$1`),
    String.raw`RewriteCond %{THE_REQUEST} "^\S+ [^? ]*//"`,
    redirect('(.*)', `${baseUrl}$1`),
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
