/** How a file is asked for. */
export interface Asked {
  readonly path: string;
  readonly isSecure: boolean;
}

/** What a host sends by its file: values by name in small letters; what is empty is not sent. */
export type Sent = Readonly<Record<string, string>>;

type Rule = readonly [name: string, value: string];

function sentBy(rules: readonly Rule[]): Sent {
  return Object.fromEntries(
    rules
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([, value]) => value !== ''),
  );
}

/** Reads `nginx.inc` as nginx does: variables in their order, then the headers of its `^~` location. */
export function sentByNginx(text: string, asked: Asked): Sent {
  const values = new Map<string, string>();
  const headers = new Map<string, string>();
  let holds = true;
  for (const line of text.split('\n').map((each) => each.trim())) {
    const [, on, inner] = /^if \((.*)\) \{(.*)$/.exec(line) ?? [];
    if (on !== undefined) {
      holds = isMet(on, asked);
    }
    const [, name, value] = /set (\$\w+) "(.*?)";/.exec(inner || line) ?? [];
    if (name !== undefined && holds) {
      values.set(name, value!);
    }
    if (line.endsWith('}')) {
      holds = true;
    }
    const [, header, held] = /^add_header (\S+) (.*) always;$/.exec(line) ?? [];
    if (header !== undefined) {
      headers.set(header, held!);
    }
    if (line.startsWith('location ^~')) {
      headers.clear(); // Those before are of other answers.
    }
  }
  return sentBy(
    [...headers].map(([name, held]) => [
      name,
      held.startsWith('$') ? values.get(held)! : held.slice(1, -1),
    ]),
  );
}

function isMet(condition: string, {path, isSecure}: Asked): boolean {
  const [, pattern] = /^\$uri ~ "(.*)"$/.exec(condition) ?? [];
  return condition === '$scheme = https'
    ? isSecure
    : pattern !== undefined && new RegExp(pattern).test(path);
}

/** Reads `.htaccess` as Apache does: a later value takes the place of an earlier one. */
export function sentByApache(text: string, {path, isSecure}: Asked): Sent {
  const lines = text.matchAll(
    /^Header always set (\S+) "(.*?)"(?: "expr=(.*)")?$/gm,
  );
  return sentBy(
    [...lines]
      .filter(([, , , on = '']) => {
        const [, pattern] = /%\{REQUEST_URI\} =~ m#(.*?)#/.exec(on) ?? [];
        return (
          (pattern === undefined || new RegExp(pattern).test(path)) &&
          (isSecure || !on.includes('HTTPS'))
        );
      })
      .map(([, name, value]) => [name!, value!]),
  );
}

/** Reads `Caddyfile.inc` as Caddy does within `route`: in the order in which it stands there. */
export function sentByCaddy(text: string, {path, isSecure}: Asked): Sent {
  const [route = ''] = text.split('handle_errors');
  const matchers = new Map<string, boolean>([['@site_secure', isSecure]]);
  const rules: Rule[] = [];
  let holds: boolean | undefined;
  for (const line of route.split('\n').map((each) => each.trim())) {
    const [, matcher, pattern] = /^(@\w+) path_regexp "(.*)"$/.exec(line) ?? [];
    const [, block] = /^header ?(@\w+)? ?\{$/.exec(line) ?? [];
    const [, one, name, value] =
      /^header (?:(@\w+) )?([A-Z][\w-]*) "(.*)"$/.exec(line) ?? [];
    const [, inner, held] = /^([A-Z][\w-]*) "(.*)"$/.exec(line) ?? [];
    if (matcher !== undefined) {
      matchers.set(matcher, new RegExp(pattern!).test(path));
    } else if (/^header .*\{$/.test(line)) {
      holds = block === undefined || matchers.get(block) === true;
    } else if (line === '}') {
      holds = undefined;
    } else if (name !== undefined) {
      if (one === undefined || matchers.get(one) === true) {
        rules.push([name, value!]);
      }
    } else if (inner !== undefined && holds) {
      rules.push([inner, held!]);
    }
  }
  const {'content-type': _type, ...sent} = sentBy(rules);
  return sent;
}

/** Reads `_headers` as Cloudflare Pages does: each rule that fits adds its headers, `!` takes one away. */
export function sentByHeadersFile(text: string, {path}: Asked): Sent {
  const sent = new Map<string, string>();
  let holds = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) {
      holds = line.endsWith('*')
        ? path.startsWith(line.slice(0, -1))
        : path === line;
    }
    const [, taken] = /^ {2}! (\S+)$/.exec(line) ?? [];
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (holds && taken !== undefined) {
      sent.delete(taken);
    } else if (holds && name !== undefined) {
      sent.set(name, sent.has(name) ? `${sent.get(name)}, ${value}` : value!);
    }
  }
  return sentBy([...sent]);
}

/** Reads `vercel.json` as Vercel does: the last value of a header holds. */
export function sentByVercel(text: string, {path}: Asked): Sent {
  const {headers} = JSON.parse(text) as {
    readonly headers: readonly {
      readonly source: string;
      readonly headers: readonly {key: string; value: string}[];
    }[];
  };
  return sentBy(
    headers
      .filter(({source}) => new RegExp(`^${patternOf(source)}$`).test(path))
      .flatMap((rule) =>
        rule.headers.map(({key, value}): Rule => [key, value]),
      ),
  );
}

/** A source of such a rule as a regular expression, for as much of its syntax as stands there. */
function patternOf(source: string): string {
  return source
    .replace(/\.htm$/, String.raw`\.htm`)
    .replace(/:locale(\(.*?\))\?\//, '(?:$1/)?')
    .replace(':file', '');
}
