import type {PageRequest} from './readHtml';

/** A request that a page or style sheet of the build sends. */
export interface ExternalRequest extends PageRequest {
  /** Path of the page or style sheet in the build. */
  readonly file: string;
  /** CSP source expression: `https://cdn.example.com`, `'self'`, `data:`. */
  readonly source: string;
}

/** A host that the option `allow` names. */
export interface AllowedHost {
  readonly host: string;
  /** Directive to allow the host in; by default, those that its requests need. */
  readonly directive?: string | undefined;
}

/** Sources that the content security policy needs, and problems with requests that it would block. */
export interface AllowedCspSources {
  /** Source expressions by directive. */
  readonly sources: Readonly<Record<string, readonly string[]>>;
  readonly problems: readonly string[];
}

/** Directives in which allowing `data:` is harmless. */
const PASSIVE_DIRECTIVES: readonly string[] = [
  'img-src',
  'font-src',
  'media-src',
];

/** Directives of requests that resources of a host usually send to the same host, by the directive of the resource. */
const IMPLIED_DIRECTIVES: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['connect-src', 'img-src'],
  'style-src': ['font-src', 'img-src'],
};

const ALLOWED_HOST =
  /^(?:([a-z]+-(?:src|action)) )?(?:(?:https?|wss?):\/\/)?((?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?)\/?$/i;

/**
 * Parses a host such as `*.example.com`, optionally after a directive: `font-src cdn.example.com`.
 *
 * @param option - name of the option, for error messages
 * @throws Error if the text is malformed
 */
export function parseAllowedHost(text: string, option: string): AllowedHost {
  const [, directive, host] = ALLOWED_HOST.exec(text) ?? [];
  if (host === undefined) {
    throw new Error(
      `${option}: expected a host, as in cdn.example.com or *.example.com, or a directive and a host, as in "font-src cdn.example.com", received "${text}".`,
    );
  }
  return {host: host.toLowerCase(), directive};
}

/**
 * Finds the sources that the content security policy must allow for the requests of a build.
 *
 * @param option - name of the option, for problems
 */
export function allowHosts(
  requests: readonly ExternalRequest[],
  allowed: readonly AllowedHost[],
  option: string,
): AllowedCspSources {
  const sources: Record<string, string[]> = {};
  const add = (directive: string, source: string) => {
    const list = (sources[directive] ??= []);
    if (!list.some((each) => matchesHost(each, source))) {
      list.push(source);
    }
  };
  for (const each of allowed) {
    for (const [directive, source] of sourcesOfHost(each, requests)) {
      add(directive, source);
    }
  }
  const blocked = requests.filter(({directive, source}) => {
    if (source === "'self'" && directive === 'frame-src') {
      // Pages that frame pages of their own site need permission in both of them.
      add('frame-ancestors', source);
    }
    if (
      source === "'self'" ||
      (source === 'data:' && PASSIVE_DIRECTIVES.includes(directive))
    ) {
      add(directive, source);
      return false;
    }
    return !sources[directive]?.some((each) => matchesHost(each, source));
  });
  return {sources, problems: describeBlocked(blocked, option)};
}

function sourcesOfHost(
  {host, directive}: AllowedHost,
  requests: readonly ExternalRequest[],
): [directive: string, source: string][] {
  const source = `https://${host}`;
  const found = requests.filter((request) =>
    matchesHost(source, request.source),
  );
  if (directive !== undefined || found.length === 0) {
    // A host without requests in the pages is usually requested by scripts.
    return [[directive ?? 'connect-src', source]];
  }
  return found.flatMap((request) =>
    [...(IMPLIED_DIRECTIVES[request.directive] ?? []), request.directive].map(
      (name): [string, string] => [
        name,
        `${new URL(request.source).protocol}//${host}`,
      ],
    ),
  );
}

/** Compares a source, which may begin with `*.`, with an origin. */
function matchesHost(source: string, origin: string): boolean {
  const [pattern, host] = [withoutScheme(source), withoutScheme(origin)];
  return pattern.startsWith('*.')
    ? host.endsWith(pattern.slice(1))
    : host === pattern;
}

function withoutScheme(source: string): string {
  return source.replace(/^\w+:\/\//, '');
}

/** Describes one blocked request of each host, and the option that allows the host. */
function describeBlocked(
  blocked: readonly ExternalRequest[],
  option: string,
): string[] {
  const hosts = new Set(blocked.map(({source}) => withoutScheme(source)));
  return [...hosts].map((host) => {
    const requests = blocked.filter(
      ({source}) => withoutScheme(source) === host,
    );
    // Prefers a request that loads something to a preconnect of the same host.
    const {file, element, directive} =
      requests.find((each) => each.directive !== 'connect-src') ?? requests[0]!;
    const {size} = new Set(requests.map((each) => each.file));
    const fix = host.endsWith(':')
      ? 'Give it a file of its own.'
      : `Allow it by ${option} ${host}, or remove it.`;
    return `${file}${size > 1 ? ` and ${size - 1} more` : ''}: ${element}: ${directive} does not name ${host}. ${fix}`;
  });
}
