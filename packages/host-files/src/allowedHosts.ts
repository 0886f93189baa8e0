import type {PageRequest} from './readHtml';

/** A request of a page or style sheet of a build. */
export interface BuildRequest extends PageRequest {
  /** The page or style sheet. */
  readonly file: string;
  /** CSP source expression: `https://cdn.example.com`, `'self'`, `data:`. */
  readonly source: string;
}

/** A host that the operator allows. */
export interface AllowedHost {
  readonly host: string;
  /** By default, the directives of the requests to that host. */
  readonly directive?: string | undefined;
}

/** Sources that the policy needs, and requests that it would block. */
export interface AllowedSources {
  /** Sources by directive. */
  readonly sources: Readonly<Record<string, readonly string[]>>;
  readonly problems: readonly string[];
}

/** Directives where `data:` is harmless. */
const PASSIVE_DIRECTIVES: readonly string[] = [
  'img-src',
  'font-src',
  'media-src',
];

/** Requests that scripts and style sheets of another host usually send to it, and that pages do not show. */
const IMPLIED_DIRECTIVES: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['connect-src', 'img-src'],
  'style-src': ['font-src', 'img-src'],
};

const ALLOWED_HOST =
  /^(?:([a-z]+-(?:src|action)) )?(?:(?:https?|wss?):\/\/)?((?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?)\/?$/i;

/**
 * Parses a host such as `*.example.com`, optionally after a directive: `font-src cdn.example.com`.
 *
 * @param option - name of the option in error messages
 * @throws Error when the text is neither
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
 * Finds the sources that a policy must allow for the requests of a build.
 *
 * @param option - name of the option in problems
 */
export function allowHosts(
  requests: readonly BuildRequest[],
  allowed: readonly AllowedHost[],
  option: string,
): AllowedSources {
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
      // The framed page must allow framing too.
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
  requests: readonly BuildRequest[],
): [directive: string, source: string][] {
  const source = `https://${host}`;
  const found = requests.filter((request) =>
    matchesHost(source, request.source),
  );
  if (directive !== undefined || found.length === 0) {
    // Hosts that no page names are usually requested by scripts.
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

/** The first source may begin with `*.`. */
function matchesHost(source: string, origin: string): boolean {
  const [pattern, host] = [withoutScheme(source), withoutScheme(origin)];
  return pattern.startsWith('*.')
    ? host.endsWith(pattern.slice(1))
    : host === pattern;
}

function withoutScheme(source: string): string {
  return source.replace(/^\w+:\/\//, '');
}

/** One line per host, with the option that allows it. */
function describeBlocked(
  blocked: readonly BuildRequest[],
  option: string,
): string[] {
  const hosts = new Set(blocked.map(({source}) => withoutScheme(source)));
  return [...hosts].map((host) => {
    const requests = blocked.filter(
      ({source}) => withoutScheme(source) === host,
    );
    // A preconnect explains less than the request that follows it.
    const {file, element, directive} =
      requests.find((each) => each.directive !== 'connect-src') ?? requests[0]!;
    const {size} = new Set(requests.map((each) => each.file));
    const fix = host.endsWith(':')
      ? 'Give it a file of its own.'
      : `Allow it by ${option} ${host}, or remove it.`;
    return `${file}${size > 1 ? ` and ${size - 1} more` : ''}: ${element}: ${directive} does not name ${host}. ${fix}`;
  });
}
