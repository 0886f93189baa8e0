import {SaxesParser} from 'saxes';
import {jsonFaultLine} from '../jsonFaultLine';
import {syntaxFault, type SyntaxFault} from './types';
import {yamlError} from './yaml';

/** JSON without comments and without commas at the end: programs take no others. */
export function jsonFault(text: string): SyntaxFault | undefined {
  try {
    JSON.parse(text);
    return repeatedKey(text);
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n', 1);
    return syntaxFault('JSON', jsonFaultLine(text, error), reason);
  }
}

/** Readers of JSON take the last of two entries without a word; a reader of YAML, of which JSON is a part, does not. */
function repeatedKey(text: string): SyntaxFault | undefined {
  const {line, reason} = yamlError(text) ?? {};
  return line !== undefined && reason === 'duplicated mapping key'
    ? {
        line,
        found: `an entry that stands a second time: ${text.split('\n')[line - 1]?.trim().slice(0, 60)}`,
        expected: 'each entry once: the last one alone is read',
        remedy: 'Keep the one that is right.',
      }
    : undefined;
}

/** Browsers show a message from the fault on, and no drawing. */
export function xmlFault(text: string): SyntaxFault | undefined {
  let fault: SyntaxFault | undefined;
  const parser = new SaxesParser({xmlns: false, position: true});
  parser.on('error', ({message}) => {
    fault ??= syntaxFault(
      'XML',
      parser.line,
      message.replace(/^\d+:\d+: /, ''),
    );
  });
  parser.write(text).close();
  return fault;
}

/** Variables of a program's environment, a line each. */
export function environmentFault(text: string): SyntaxFault | undefined {
  const lines = text.split('\n');
  const index = lines.findIndex(
    (line) =>
      !/^\s*(?:#.*)?$|^(?:export )?[A-Za-z_]\w*=(?:"[^"]*"|'[^']*'|[^"'\s][^"']*|)\s*(?:#.*)?$/.test(
        line,
      ),
  );
  return index < 0
    ? undefined
    : syntaxFault(
        'a file of variables',
        index + 1,
        `\`${lines[index]}\` is no NAME=value`,
      );
}
