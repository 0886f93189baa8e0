import path from 'node:path';
import {listComponentPages} from '../routes';
import type {CheckRule} from '../types';

/**
 * Addresses differ in more than upper and lower case, which many hosts and file systems ignore. File names
 * consist of characters that URLs do not escape.
 */
export const run: CheckRule = ({pages, files}) => {
  const addressed = [
    ...pages
      .filter(({partial}) => !partial)
      .map((page) => ({file: page.file, place: page})),
    ...listComponentPages(files),
  ].sort((a, b) => (a.file < b.file ? -1 : 1));
  const first = new Map<string, string>();
  const taken = addressed.flatMap(({file, place: {locale, route}}) => {
    // Translations have the same route as their original.
    const key = `${locale}:${route}`.toLowerCase();
    const other = first.get(key);
    first.set(key, other ?? file);
    return other === undefined
      ? []
      : {
          file,
          line: 1,
          found: `the address ${route}, which ${other} has too, apart from upper and lower case`,
          expected: 'an address of its own',
          remedy: 'Rename or delete one of the two files.',
        };
  });
  const odd = addressed
    .map(({file}) => ({file, name: path.posix.basename(file)}))
    .filter(({name}) => !/^[\w.-]+$/.test(name))
    .map(({file, name}) => ({
      file,
      line: 1,
      found: `the name "${name}", which becomes the address`,
      expected: 'letters, digits, "-" and "_"',
      remedy: `Rename the file, such as ${name.replace(/[^\w.-]+/g, '-')}.`,
    }));
  return {inspected: addressed.length, problems: [...odd, ...taken]};
};
