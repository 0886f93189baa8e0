import {SaxesParser} from 'saxes';
import {jsonFaultLine} from '../jsonFaultLine';
import {syntaxFault, type SyntaxFault} from './types';

/** JSON without comments and without commas at the end: programs take no others. */
export function jsonFault(text: string): SyntaxFault | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n', 1);
    return syntaxFault('JSON', jsonFaultLine(text, error), reason);
  }
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
