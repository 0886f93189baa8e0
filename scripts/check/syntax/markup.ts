import {transform} from 'lightningcss';
import {parse, parseFragment, type ParserError} from 'parse5';
import {syntaxFault, type SyntaxFault} from './types';

/** A whole page, or a part of one. */
export function htmlFault(text: string): SyntaxFault | undefined {
  let first: ParserError | undefined;
  const options = {
    onParseError: (error: ParserError) => {
      // Templates of components may end an element so.
      if (
        error.code !== 'non-void-html-element-start-tag-with-trailing-solidus'
      ) {
        first ??= error;
      }
    },
  };
  if (/^\s*<(?:!doctype|html)\b/i.test(text)) {
    parse(text, options);
  } else {
    parseFragment(text, options);
  }
  return first && syntaxFault('HTML', first.startLine, first.code);
}

export function cssFault(text: string): SyntaxFault | undefined {
  try {
    transform({filename: 'sample.css', code: Buffer.from(text)});
    return undefined;
  } catch (error) {
    const {loc, message} = error as {
      readonly loc?: {readonly line: number};
      readonly message: string;
    };
    return syntaxFault('CSS', loc?.line ?? 1, message);
  }
}

export async function vueFault(text: string): Promise<SyntaxFault | undefined> {
  const {parse: parseComponent} = await import('vue/compiler-sfc');
  const [first] = parseComponent(text, {ignoreEmpty: false}).errors;
  const line = first && 'loc' in first ? first.loc?.start.line : undefined;
  return first && syntaxFault('Vue', line ?? 1, first.message);
}
