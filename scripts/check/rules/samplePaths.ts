import type {Fence} from '../../../src/sets/page/fences';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import type {Fault, Problem} from '../../../src/sets/problem';
import {lineAt} from '../sourceLines';
import type {Check} from '../types';

interface PlacedFault extends Fault {
  readonly index: number;
}

const SHELLS = ['bash', 'sh', 'powershell', 'dockerfile'];

/** Paths in commands are those that the rest of the page names, and lists of them have the separator of their system. */
export const samplePaths: Check = {
  name: 'sample paths',
  unit: 'commands',
  run({pages}) {
    const all = pages.map((page) => ({
      page,
      fences: page.fences.filter(({lang}) => SHELLS.includes(lang)),
    }));
    return {
      inspected: all.reduce((sum, {fences}) => sum + fences.length, 0),
      problems: all.flatMap(({page, fences}) => {
        const known = namesOf(page);
        return fences.flatMap((fence): Problem[] =>
          [
            ...separatorFaults(fence),
            ...entryFaults(fence),
            ...nearFaults(fence, known),
          ].map(({index, ...fault}) => ({
            file: page.file,
            line: fence.line + lineAt(fence.code, index) - 1,
            ...fault,
          })),
        );
      }),
    };
  },
};

/** Folders of a search path: `;` on Windows, `:` elsewhere. */
function separatorFaults({lang, code}: Fence): PlacedFault[] {
  const [pattern, sign] =
    lang === 'powershell'
      ? ([
          /\$env:\w*PATH\s*\+?=\s*"[^"\n]*?[\w$)]:(?=[A-Za-z]:\\|\$env:)/gi,
          ';',
        ] as const)
      : ([/\b\w*PATH=[^\s";]*;(?=[/.~$])/g, ':'] as const);
  return [...code.matchAll(pattern)].map(({0: found, index}) => ({
    index,
    found: `\`${found}\``,
    expected: `folders with \`${sign}\` between them`,
    remedy: `Write \`${sign}\`: the system reads the whole as one folder.`,
  }));
}

/** A program that an image starts, and that nothing has put there. */
function entryFaults({lang, code}: Fence): PlacedFault[] {
  if (lang !== 'dockerfile') {
    return [];
  }
  return [...code.matchAll(/^\s*(?:ENTRYPOINT|CMD) \[\s*"([^"]+)"/gim)].flatMap(
    ({1: program = '', index}) => {
      const isOfSystem =
        /^\/(?:usr\/)?s?bin\//.test(program) || !program.includes('/');
      return isOfSystem || isMade(program, code.slice(0, index))
        ? []
        : [
            {
              index,
              found: `${program}, which no line above puts there`,
              expected: 'a program that COPY or RUN has made',
              remedy: 'Correct the path, or copy the program.',
            },
          ];
    },
  );
}

/** Whether a line copies a file of its name or a whole folder, or a command names its path. */
function isMade(program: string, before: string): boolean {
  const name = program.split('/').at(-1)!;
  const folder = program.slice(0, -name.length);
  return before.split(/(?<!\\)\n/).some((line) => {
    const [instruction = '', ...words] = line.trim().split(/\s+/);
    return /^(?:COPY|ADD)$/i.test(instruction)
      ? words.some((word) => word.split('/').at(-1) === name) ||
          (folder.startsWith(words.at(-1)!) &&
            words.slice(0, -1).some((word) => /[./*]$/.test(word)))
      : words.includes(program);
  });
}

const NAME = /[a-z][a-z0-9]*(?:[-_][a-z0-9]+)+|[a-z]{8,}/gi;

/** Names of a page's text and samples, and how often each stands there. */
function namesOf({text}: SourcePage): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [name] of text.matchAll(NAME)) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** A name that stands on the page once, and differs in two swapped letters from one that stands there often. */
function nearFaults(
  {code}: Fence,
  known: ReadonlyMap<string, number>,
): PlacedFault[] {
  return [...code.matchAll(NAME)].flatMap(({0: name, index}) => {
    const meant =
      known.get(name) === 1
        ? swapped(name).find((other) => (known.get(other) ?? 0) > 1)
        : undefined;
    return meant === undefined
      ? []
      : [
          {
            index,
            found: `${name}, where the page says ${meant} elsewhere`,
            expected: 'one name for one thing',
            remedy: 'Correct the one that is misspelt.',
          },
        ];
  });
}

function swapped(name: string): string[] {
  return Array.from(
    {length: name.length - 1},
    (_, at) => name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2),
  ).filter((other) => other !== name);
}
