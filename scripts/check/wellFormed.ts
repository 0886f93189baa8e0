import type {Fault} from '../../src/sets/problem';
import {lineAt} from './sourceLines';

/** A fault and the line on which it stands. */
export interface XmlFault extends Fault {
  readonly line: number;
}

const PIECE =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|</g;

/** The first place at which a text is no XML: browsers show a message from there on, and no drawing. */
export function xmlFault(text: string): XmlFault | undefined {
  const open: {readonly name: string; readonly index: number}[] = [];
  const at = (index: number, found: string): XmlFault => ({
    line: lineAt(text, index),
    found,
    expected: 'well-formed XML',
    remedy: 'Correct it there, or export the file again.',
  });
  for (const {0: piece, 1: close, 2: name, 4: empty, index} of text.matchAll(
    PIECE,
  )) {
    if (piece === '<') {
      return at(
        index,
        'a `<` that begins no element, or one that is not ended',
      );
    }
    if (name !== undefined && close) {
      const last = open.pop();
      if (last?.name !== name) {
        return at(
          index,
          `</${name}> where ${last ? `</${last.name}>` : 'nothing'} is open`,
        );
      }
    } else if (name !== undefined && !empty) {
      open.push({name, index});
    }
  }
  const left = open.at(-1);
  const bare = /&(?!#\d+;|#x[\da-f]+;|[\w:.-]+;)/i.exec(
    text.replace(/<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/g, (part) =>
      part.replace(/[^\n]/g, ' '),
    ),
  );
  if (left) {
    return at(left.index, `<${left.name}> that nothing ends`);
  }
  return bare ? at(bare.index, 'an `&` that begins no entity') : undefined;
}
