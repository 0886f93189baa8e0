import type {PageRequest} from './readHtml';

/** A request of a build. */
export interface FoundRequest extends PageRequest {
  /** The page or style sheet that it stands in. */
  readonly file: string;
  /** Source expression: `https://cdn.example.com`, `'self'`, `data:`. */
  readonly source: string;
}

/** What the operator allows by `--allow`. */
export interface Allowed {
  readonly host: string;
  /** Absent: what pages ask the host for. */
  readonly directive?: string | undefined;
}

/** What a policy allows of what a build asks for, and what nobody has allowed. */
export interface Allowances {
  /** Sources by directive. */
  readonly sources: Readonly<Record<string, readonly string[]>>;
  readonly problems: readonly string[];
}

/** Directives that take data: nothing of it is run. */
const DATA: readonly string[] = ['img-src', 'font-src', 'media-src'];

/** What scripts and style sheets of any host ask that host for: pages show none of it. */
const IMPLIED: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['connect-src', 'img-src'],
  'style-src': ['font-src', 'img-src'],
};

const ALLOWED =
  /^(?:([a-z]+-(?:src|action)) )?(?:(?:https?|wss?):\/\/)?((?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?)\/?$/i;

/**
 * Reads a value of `--allow`: a host, or a directive and a host.
 *
 * @throws Error when it is neither
 */
export function parseAllowed(text: string): Allowed {
  const [, directive, host] = ALLOWED.exec(text) ?? [];
  if (host === undefined) {
    throw new Error(
      `--allow: expected a host, as in cdn.example.com or *.example.com, or a directive and a host, as in "font-src cdn.example.com", received "${text}".`,
    );
  }
  return {host: host.toLowerCase(), directive};
}

/** Decides what a policy allows of all that a build asks for. */
export function allowHosts(
  requests: readonly FoundRequest[],
  allowed: readonly Allowed[],
): Allowances {
  const sources: Record<string, string[]> = {};
  const add = (directive: string, source: string) => {
    const list = (sources[directive] ??= []);
    if (!list.some((each) => matches(each, source))) {
      list.push(source);
    }
  };
  for (const each of allowed) {
    for (const [directive, source] of allowedBy(each, requests)) {
      add(directive, source);
    }
  }
  const refused = requests.filter(({directive, source}) => {
    if (source === "'self'" && directive === 'frame-src') {
      // The page in the frame must let itself be framed.
      add('frame-ancestors', source);
    }
    if (
      source === "'self'" ||
      (source === 'data:' && DATA.includes(directive))
    ) {
      add(directive, source);
      return false;
    }
    return !sources[directive]?.some((each) => matches(each, source));
  });
  return {sources, problems: problemsOf(refused)};
}

/** What one value of `--allow` adds: directives and sources. */
function allowedBy(
  {host, directive}: Allowed,
  requests: readonly FoundRequest[],
): [directive: string, source: string][] {
  const source = `https://${host}`;
  const found = requests.filter((request) => matches(source, request.source));
  if (directive !== undefined || found.length === 0) {
    // What pages do not show is what scripts of the site ask for.
    return [[directive ?? 'connect-src', source]];
  }
  return found.flatMap((request) =>
    [...(IMPLIED[request.directive] ?? []), request.directive].map(
      (name): [string, string] => [
        name,
        `${new URL(request.source).protocol}//${host}`,
      ],
    ),
  );
}

/** Whether a source that may begin with `*.` stands for an origin. */
function matches(source: string, origin: string): boolean {
  const [host, own] = [source, origin].map(hostOf) as [string, string];
  return host.startsWith('*.') ? own.endsWith(host.slice(1)) : own === host;
}

function hostOf(source: string): string {
  return source.replace(/^\w+:\/\//, '');
}

/** One line for each host, with the option that allows it. */
function problemsOf(refused: readonly FoundRequest[]): string[] {
  const hosts = [...new Set(refused.map(({source}) => hostOf(source)))];
  return hosts.map((host) => {
    const own = refused.filter(({source}) => hostOf(source) === host);
    // A preconnect says less than what follows it.
    const {file, element, directive} =
      own.find((each) => each.directive !== 'connect-src') ?? own[0]!;
    const {size} = new Set(own.map((each) => each.file));
    const fix = host.endsWith(':')
      ? 'Give it a file of its own.'
      : `Allow it by --allow ${host}, or remove it.`;
    return `${file}${size > 1 ? ` and ${size - 1} more` : ''}: ${element}: ${directive} does not name ${host}. ${fix}`;
  });
}

/**
 * Reads the hash of a script or style sheet of an earlier release.
 *
 * @param text - `sha256-…`, with or without quotes around it
 * @param option - that it was given to
 * @returns the source expression of a content security policy
 * @throws Error when it is no such hash
 */
export function parseKeptHash(text: string, option: string): string {
  const hash = text.replace(/^'|'$/g, '');
  if (!/^sha(?:256-[\w+/]{43}=|384-[\w+/]{64}|512-[\w+/]{86}==)$/.test(hash)) {
    throw new Error(
      `${option}: expected sha256-… as "npm run hosts" printed it, received "${text}".`,
    );
  }
  return `'${hash}'`;
}
