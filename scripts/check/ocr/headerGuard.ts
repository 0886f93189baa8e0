import path from 'node:path';
import {HEADER_FILE} from '../../../src/sets/ocr/contract/headerFile';
import type {Fault, Problem} from '../../../src/sets/problem';
import {lineAt} from '../sourceLines';
import {blank} from '../blank';

/** The guard of a header: the first condition of the file, its macro, and the last `#endif`. */
const IFNDEF = /^[ \t]*#[ \t]*if(?:ndef[ \t]+|[ \t]+!defined[ (]+)(\w+)/m;

/** The guard of a header is named after its file, the same in each of its lines. A header without one is whole too. */
export function guardProblems(source: string, file = HEADER_FILE): Problem[] {
  const code = source.replace(/\/\*[^]*?\*\//g, blank);
  const opening = IFNDEF.exec(code);
  if (!opening || /^[ \t]*#[ \t]*pragma[ \t]+once/m.test(code)) {
    return [];
  }
  const [, name = ''] = opening;
  const at = (index: number, fault: Fault): Problem => ({
    file,
    line: lineAt(source, index),
    ...fault,
  });
  const after = opening.index + opening[0].length;
  const [, defined] =
    /^\s*#[ \t]*define[ \t]+(\w+)\s*$/m.exec(code.slice(after)) ?? [];
  const wanted = path.posix.basename(file).toUpperCase().replace(/\W/g, '_');
  const end = /#[ \t]*endif[ \t]*\/\*\s*(\w+)\s*\*\/\s*$/.exec(source);
  return [
    ...(name.replace(/^_+|_+$/g, '').endsWith(wanted)
      ? []
      : [
          at(opening.index, {
            found: `the guard ${name}`,
            expected: `${wanted}, after the name of the file`,
            remedy: 'Correct it: another header may have that name.',
          }),
        ]),
    ...(defined === name
      ? []
      : [
          at(after, {
            found: `#define ${defined ?? ''} below #ifndef ${name}`,
            expected: `#define ${name}: the header is read twice otherwise`,
            remedy: 'Write one name in both lines.',
          }),
        ]),
    ...(end && end[1] !== name
      ? [
          at(end.index, {
            found: `#endif of ${end[1]}`,
            expected: name,
            remedy: 'Write the name of the guard.',
          }),
        ]
      : []),
  ];
}
