import {Ajv} from 'ajv';
import {JSON_SCHEMA, load as parseYaml} from 'js-yaml';
import type {FileProblem} from '../../src/content';
import {DOCS_SET_LIST} from '../../src/site/sets/index';
import {findLineOfText, getLineAt, type FileTree} from './files';

/** Set → former id of a page → id now. */
export const MOVED_PAGES_FILE = 'src/site/sets/movedPages.json';

const TEXT = {type: 'string'};
const TEXTS = {type: 'array', items: TEXT};

function tableOf(entry: object) {
  return {type: 'object', additionalProperties: entry};
}

function record(required: readonly string[], optional: readonly string[] = []) {
  const keys = [...required, ...optional];
  const properties = Object.fromEntries(keys.map((key) => [key, TEXT]));
  return {type: 'object', required, properties, additionalProperties: false};
}

/** Schemas by path. Generated contracts and `answers.json` have checks of their own. */
const SCHEMAS: readonly (readonly [file: RegExp, schema: object])[] = [
  [/\/(?:code|current)\.json$/, tableOf(record(['message'], ['description']))],
  [/^i18n\/\w+\/contracts\//, tableOf(record(['hash', 'text']))],
  [/\/search-terms\/|\/topicIds\.json$/, tableOf(TEXTS)],
  [
    /\/movedPages\.json$/,
    {
      // Both sides are paths below the set.
      ...tableOf(tableOf({...TEXT, pattern: '^[^/]'})),
      propertyNames: {enum: DOCS_SET_LIST.map(({id}) => id)},
    },
  ],
];

/** JSON files that builds read. */
function listDataFiles(files: FileTree): string[] {
  return ['i18n', 'contracts', 'src']
    .flatMap(files.list)
    .filter((file) => file.endsWith('.json'));
}

/** Finds JSON files that cannot be parsed, or whose values have another type than builds expect. */
export function findDataProblems(files: FileTree): FileProblem[] {
  const ajv = new Ajv();
  return listDataFiles(files).flatMap((file) => {
    const text = files.read(file);
    const syntax = findJsonFault(text);
    if (syntax) {
      return {
        file,
        line: syntax.line,
        found: `JSON that cannot be read: ${syntax.reason}`,
        expected: 'valid JSON: no build can read this',
        remedy: 'Correct the line: mind commas and quotes.',
      };
    }
    const [, schema] = SCHEMAS.find(([pattern]) => pattern.test(file)) ?? [];
    if (!schema) {
      return [];
    }
    const twice = findRepeatedKey(text);
    if (twice) {
      return {
        file,
        line: twice,
        found: 'a key that the file has twice',
        expected: 'each key once: builds read only the last',
        remedy: 'Merge the entries.',
      };
    }
    if (ajv.validate(schema, JSON.parse(text))) {
      return [];
    }
    const [fault] = ajv.errors!;
    const {instancePath, message = '', params, propertyName} = fault!;
    const keys = `${instancePath}/${propertyName ?? ''}`
      .split('/')
      .filter(Boolean)
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    const {additionalProperty: unknown} = params as Record<string, string>;
    return {
      file,
      line: findLineOfText(files, file, `${JSON.stringify(keys[0])}:`),
      found: `${keys.join(' → ') || 'the file'} ${message}${unknown ? `: "${unknown}"` : ''}`,
      expected: 'entries like the others of the file',
      remedy: 'Correct the entry.',
    };
  });
}

/** Finds the line of a repeated key. JSON is YAML, whose parser refuses repeated keys. */
function findRepeatedKey(text: string): number | undefined {
  try {
    parseYaml(text, {schema: JSON_SCHEMA});
    return undefined;
  } catch (error) {
    const {mark} = error as {readonly mark?: {readonly line: number}};
    return (mark?.line ?? 0) + 1;
  }
}

/** Finds the first syntax error. Comments and trailing commas are errors. */
export function findJsonFault(text: string) {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n', 1);
    const position = /\bposition (\d+)/.exec(reason)?.[1];
    return {reason, line: position ? lineOf(text, +position) : findLine(text)};
  }
}

/** Returns the line of the missing or surplus comma before a token, or of the token. */
function lineOf(text: string, position: number): number {
  const isToken = /["[\]{}]/.test(text.charAt(position));
  const before = text.slice(0, position);
  return getLineAt(isToken ? before.trimEnd() : before, position);
}

/** Finds the line of an error whose message has no position. Most JSON is YAML, except for trailing commas. */
function findLine(text: string): number {
  try {
    parseYaml(text);
    return getLineAt(text, text.search(/,\s*[\]}]/));
  } catch (error) {
    const {mark} = error as {readonly mark?: {readonly line: number}};
    return (mark?.line ?? 0) + 1;
  }
}
