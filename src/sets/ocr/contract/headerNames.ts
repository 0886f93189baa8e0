import {docOf} from '../../contract/c/attach';
import {functionOf} from '../../contract/c/contractFunction';
import {printType} from '../../contract/c/cTypes';
import type {DocComment} from '../../contract/c/doxygen';
import type {Macro} from '../../contract/c/macros';
import type {CHeader} from '../../contract/c/readHeader';
import {textOf} from '../../contract/c/tokens';
import type {ApiName} from './headerTypes';

/** Reads the types that are no callbacks, then the macros of a header. */
export function readNames(header: CHeader): ApiName[] {
  const types = header.declarations.flatMap(({declared, doc}) =>
    declared
      .filter(
        (item) => item.kind === 'typedef' && !functionOf(item, header.types),
      )
      .map(({name, type, line}): ApiName => ({
        name,
        kind: 'type',
        declaration: `typedef ${printType(type, name)};`,
        text: textOfDoc(doc),
        line,
      })),
  );
  return [...types, ...header.macros.map(readMacro).filter(isNoGuard)];
}

/** Include guards define a name as nothing, and say nothing of it. */
function isNoGuard({text, declaration}: ApiName): boolean {
  return text !== '' || !/^#define \w+$/.test(declaration);
}

function readMacro({name, parameters, body, line, place}: Macro): ApiName {
  const list = parameters ? `(${parameters.join(', ')})` : '';
  return {
    name,
    kind: 'macro',
    declaration: `#define ${name}${list} ${textOf(body)}`.trim(),
    text: textOfDoc(place && docOf(place, [], line, line)),
    line,
  };
}

function textOfDoc(doc: DocComment | undefined): string {
  const [brief] = doc?.tags.filter(({name}) => name === 'brief') ?? [];
  return [brief?.text ?? '', ...(doc?.paragraphs ?? [])]
    .filter(Boolean)
    .join(' ');
}
