// What `console.log` shows in Node.js, whose output the pages print. The packages that hold Node's own
// formatter for browsers weigh more than everything else that runs a sample.

/** Most characters of a value on one line. */
const WIDTH = 76;

/** Levels of a value that are shown. */
const DEPTH = 2;

/** Most entries of a list that are shown. */
const ENTRIES = 100;

/** The text of what was passed to `console.log`. */
export function formatLog(args: readonly unknown[]): string {
  const [first, ...rest] = args;
  if (typeof first !== 'string') {
    return args.map(shown).join(' ');
  }
  const text = first.replace(/%([sdifjoO%])/g, (mark, kind: string) => {
    if (kind === '%') {
      return '%';
    }
    return rest.length === 0 ? mark : formatAs(kind, rest.shift());
  });
  return [text, ...rest.map(shown)].join(' ');
}

function formatAs(kind: string, value: unknown): string {
  switch (kind) {
    case 's':
      return typeof value === 'object' ? inspect(value) : String(value);
    case 'd':
      return typeof value === 'symbol' ? 'NaN' : String(Number(value));
    case 'i':
      return String(Number.parseInt(String(value), 10));
    case 'f':
      return String(Number.parseFloat(String(value)));
    case 'j':
      return jsonOf(value);
    default:
      return inspect(value);
  }
}

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (error) {
    // A number that JSON has no place for fails in Node.js too.
    if (typeof value !== 'object') {
      throw error;
    }
    return '[Circular]';
  }
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : inspect(value);
}

/** A value as Node.js shows it. */
function inspect(
  value: unknown,
  indent = 0,
  above: readonly object[] = [],
): string {
  if (typeof value === 'string') {
    return quote(value);
  }
  if (typeof value === 'bigint') {
    return `${value}n`;
  }
  if (typeof value === 'function') {
    return /^class\b/.test(Function.prototype.toString.call(value))
      ? `[class ${value.name}]`
      : `[Function${value.name ? `: ${value.name}` : ' (anonymous)'}]`;
  }
  if (typeof value !== 'object' || value === null) {
    return Object.is(value, -0) ? '-0' : String(value);
  }
  return inspectObject(value, indent, above);
}

function quote(text: string): string {
  const mark = ["'", '"', '`'].find((candidate) => !text.includes(candidate));
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\t', String.raw`\t`);
  return mark === undefined
    ? `'${escaped.replaceAll("'", String.raw`\'`)}'`
    : mark + escaped + mark;
}

function inspectObject(
  value: object,
  indent: number,
  above: readonly object[],
): string {
  if (above.includes(value)) {
    return '[Circular *1]';
  }
  if (value instanceof Date) {
    return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  }
  if (value instanceof Error) {
    return value.stack ?? String(value);
  }
  if (value instanceof RegExp) {
    return String(value);
  }
  const name = nameOf(value);
  if (above.length > DEPTH) {
    return Array.isArray(value) ? '[Array]' : `[${name || 'Object'}]`;
  }
  const inside = (entry: unknown) =>
    inspect(entry, indent + 2, [...above, value]);
  if (Array.isArray(value) || ArrayBuffer.isView(value)) {
    const items = value as unknown as ArrayLike<unknown>;
    const head = Array.isArray(value) ? '' : `${name}(${items.length}) `;
    // Not all of them: an array may have a billion places, and nothing in them.
    const first = Array.from(
      {length: Math.min(items.length, ENTRIES)},
      (_none, at) => inside(items[at]),
    );
    return wrap(`${head}[`, withRest(first, items.length), ']', indent);
  }
  if (value instanceof Map) {
    const rows = [...value]
      .slice(0, ENTRIES)
      .map(([key, entry]) => `${inside(key)} => ${inside(entry)}`);
    const {size} = value;
    return wrap(`Map(${size}) {`, withRest(rows, size), '}', indent);
  }
  if (value instanceof Set) {
    const rows = [...value].slice(0, ENTRIES).map(inside);
    const {size} = value;
    return wrap(`Set(${size}) {`, withRest(rows, size), '}', indent);
  }
  const rows = Object.keys(value).map((key) => {
    const {get, value: entry} = Object.getOwnPropertyDescriptor(value, key)!;
    return `${/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(key) ? key : quote(key)}: ${get ? '[Getter]' : inside(entry)}`;
  });
  return wrap(name ? `${name} {` : '{', rows, '}', indent);
}

/** Class of an object, none for a plain one. */
function nameOf(value: object): string {
  const prototype = Object.getPrototypeOf(value) as {
    constructor?: {name?: string};
  } | null;
  if (prototype === null) {
    return '[Object: null prototype]';
  }
  const name = prototype.constructor?.name ?? '';
  return name === 'Object' ? '' : name;
}

/** The first entries of a list, and how many more there are. */
function withRest(first: readonly string[], count: number): readonly string[] {
  const left = count - first.length;
  return left > 0
    ? [...first, `... ${left} more item${left > 1 ? 's' : ''}`]
    : first;
}

/** Entries between brackets: on one line where they fit, else one below the other. */
function wrap(
  open: string,
  rows: readonly string[],
  close: string,
  indent: number,
): string {
  if (rows.length === 0) {
    return open + close;
  }
  const length = rows.reduce((sum, row) => sum + row.length + 1, 0);
  const fits =
    length + rows.length + indent + open.length + 10 <= WIDTH + 4 &&
    !rows.some((row) => row.includes('\n'));
  if (fits) {
    return `${open} ${rows.join(', ')} ${close}`;
  }
  const space = `\n${' '.repeat(indent)}`;
  return `${open}${space}  ${rows.join(`,${space}  `)}${space}${close}`;
}
