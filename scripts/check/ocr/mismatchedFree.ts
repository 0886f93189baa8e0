import type {ApiHeader} from '../../../src/sets/ocr/contract/headerTypes';
import type {MarkdownPage} from '../../../src/sets/page/markdown';
import type {Fault, Problem} from '../../../src/sets/problem';
import {collectCSamples} from '../../samples/c/collect';
import {lineAt} from '../sourceLines';
import {RELEASE, stringMakers} from './libraryStrings';

/** A variable, or a member of one. */
const NAMED = String.raw`((?:\w+(?:->|\.))*\w+)`;
const VARIABLE = String.raw`&?\*?${NAMED}`;

const OWN_MEMORY = new RegExp(
  String.raw`((?:\w+(?:->|\.))*\w+)\s*=\s*(?:\([^()]*\)\s*)?(?:malloc|calloc|realloc|strdup|strndup)\s*\(`,
  'g',
);
const RELEASED = new RegExp(
  String.raw`\b(free|${RELEASE})\s*\(\s*(?:\([^()]*\)\s*)?${VARIABLE}\s*\)`,
  'g',
);

/** The parameters of a callback: a number of the job, a status, a result, and what the program handed over. */
const CALLBACK =
  /\(\s*ArgoJobId \w+,\s*ArgoStatus \w+,\s*const char \*\s*(\w+),\s*void \*\s*\w+\)\s*\{([^]*?)^\}/gm;

/**
 * Memory that another than its owner releases: strings of the library with `free`, memory of the program with
 * `freePointer`, the result of a callback at all, or that result kept beyond the callback.
 *
 * @param read - reads a file that a fence shows
 */
export function mismatchedFreeProblems(
  pages: readonly MarkdownPage[],
  header: ApiHeader,
  read: (file: string) => string,
): Problem[] {
  const makers = stringMakers(header);
  if (!makers) {
    return [];
  }
  return collectCSamples(pages, read).samples.flatMap(({file, line, code}) =>
    [...releaseFaults(code, makers), ...callbackFaults(code)].map(
      ({index, ...fault}) => ({
        file,
        line: line + lineAt(code, index) - 1,
        ...fault,
      }),
    ),
  );
}

interface PlacedFault extends Fault {
  readonly index: number;
}

function releaseFaults(code: string, makers: readonly string[]): PlacedFault[] {
  const fills = new RegExp(
    `\\b(?:${makers.join('|')})\\s*\\([^;]*?&\\s*${NAMED}\\s*\\)`,
    'g',
  );
  const namesIn = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name = '']) => name);
  let from = 0;
  // A variable belongs to its function, a member to whoever has the object.
  return code.split(/(?<=^\})/m).flatMap((part) => {
    const start = from;
    from += part.length;
    const known = (pattern: RegExp) =>
      new Set([
        ...namesIn(part, pattern),
        ...namesIn(code, pattern)
          .map(memberName)
          .filter((name) => name !== undefined),
      ]);
    const filled = known(fills);
    const own = known(OWN_MEMORY);
    return [...part.matchAll(RELEASED)].flatMap(
      ({1: by = '', 2: name = '', index}) => {
        const has = (names: ReadonlySet<string>) =>
          names.has(name) || names.has(memberName(name) ?? name);
        const owner = has(filled) ? RELEASE : 'free';
        return has(filled) === has(own) || owner === by
          ? []
          : [
              {
                index: start + index,
                found: `${by}(${name}), which ${owner === RELEASE ? 'the library filled' : 'is memory of the program'}`,
                expected: `${owner}(${name})`,
                remedy:
                  'The library may have a heap of its own: who gave memory out takes it back.',
              },
            ];
      },
    );
  });
}

function callbackFaults(code: string): PlacedFault[] {
  return [...code.matchAll(CALLBACK)].flatMap((found) => {
    const [all, name = '', body = ''] = found;
    const kept = new RegExp(
      String.raw`\b(?:(?:free|${RELEASE})\s*\(\s*(?:\([^()]*\)\s*)?${name}\s*\)|[\w>.-]*(?:->|\.)\w+\s*=\s*(?:\([^()]*\)\s*)?${name}\s*;)`,
    ).exec(body);
    return kept
      ? [
          {
            index: found.index + all.indexOf(body) + kept.index,
            found: `${kept[0].replace(/\s+/g, ' ')} in a callback`,
            expected: `a copy of ${name}, which belongs to the library until the callback returns`,
            remedy: 'Copy the text, and release nothing but the copy.',
          },
        ]
      : [];
  });
}

/** A member by its name alone: `answer.text` and `answer->text` are the same. */
function memberName(name: string): string | undefined {
  return /(?:->|\.)(\w+)$/.exec(name)?.[1];
}
