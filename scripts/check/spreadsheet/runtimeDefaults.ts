import type {Contract} from '../../../src/sets/spreadsheet/contract/types';
import type {Problem} from '../../../src/sets/problem';
import type {FileTree} from '../files';

/** The reference implementation, which samples run on. How it draws is its own. */
const RUNTIME = 'runtime';
const DRAWING = 'runtime/view/';

const VALUE = String.raw`('[^'\n]*'|-?\d[\d_.]*|true|false|Infinity)`;
/** `options.name ?? 100`, and `{name = 100}`. */
const TAKEN = new RegExp(
  String.raw`\b(\w+) (?:\?\?|=) ${VALUE}(?=[,;)\s])`,
  'g',
);
const STATED = new RegExp(String.raw`^\`${VALUE}\`$`);

/**
 * Defaults that the contract states and the reference implementation takes otherwise. Where members of one name have
 * several defaults, one that they share is enough.
 */
export function runtimeDefaultProblems(
  {symbols, file}: Contract,
  files: FileTree,
): Problem[] {
  const taken = new Map<string, Set<string>>();
  for (const module of files
    .list(RUNTIME)
    .filter((file) => !file.startsWith(DRAWING))) {
    for (const [, name = '', value = ''] of files
      .read(module)
      .matchAll(TAKEN)) {
      taken.set(name, (taken.get(name) ?? new Set()).add(value));
    }
  }
  const stated = new Map<
    string,
    {value: string; owner: string; line: number}[]
  >();
  for (const owner of symbols.values()) {
    for (const {name, doc, line} of owner.members) {
      const [, value] = STATED.exec(doc.defaultValue?.trim() ?? '') ?? [];
      if (value !== undefined) {
        const others = stated.get(name) ?? [];
        stated.set(name, [...others, {value, owner: owner.name, line}]);
      }
    }
  }
  return [...stated].flatMap(([name, all]) => {
    const known = taken.get(name);
    return !known || all.some(({value}) => known.has(value))
      ? []
      : all.map(({value, owner, line}) => ({
          file,
          line,
          found: `${owner}.${name} with @defaultValue ${value}`,
          expected: `${[...known].join(' or ')}, which ${RUNTIME}/ takes`,
          remedy: 'Correct the comment, or the reference implementation.',
        }));
  });
}
