import {specOf} from './writtenRows';

/** Longest list of rows that stands in one line. */
const SHORT = 100;

/** Code of a property's value, as pages write it. */
export function printValue(name: string, value: unknown): string {
  if (name === 'formula') {
    const text = String(value);
    return text.includes('"') ? `{${quoted(text)}}` : `"${text}"`;
  }
  if (name !== 'rows' && name !== 'charts' && name !== 'shapes') {
    return `{${code(value)}}`;
  }
  const rows = (value as readonly unknown[]).map((row) =>
    name === 'rows'
      ? `[${(row as unknown[]).map((cell) => cellCode(specOf(cell))).join(', ')}]`
      : code(row),
  );
  const line = rows.join(', ');
  return line.length <= SHORT && name === 'rows'
    ? `{[${line}]}`
    : `{[\n${rows.map((row) => `    ${row},\n`).join('')}  ]}`;
}

function cellCode(cell: Readonly<Record<string, unknown>>): string {
  const names = Object.keys(cell);
  const short = names.length === 1 && names[0] === 't';
  return names.length === 0 ? 'null' : short ? textCode(cell['t']) : code(cell);
}

/** A number where it reads as the text that a cell displays. */
function textCode(text: unknown): string {
  return String(Number(text)) === String(text) && text !== ''
    ? String(text)
    : quoted(String(text));
}

function code(value: unknown, key = ''): string {
  if (key === 't') {
    return textCode(value);
  }
  if (typeof value === 'string') {
    return quoted(value);
  }
  if (Array.isArray(value)) {
    return `[${value.map((each) => code(each)).join(', ')}]`;
  }
  return typeof value === 'object' && value !== null
    ? `{${Object.entries(value)
        .map(([name, each]) => `${name}: ${code(each, name)}`)
        .join(', ')}}`
    : String(value);
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
}
