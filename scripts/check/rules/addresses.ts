import path from 'node:path';
import type {Problem} from '../../../src/sets/problem';
import {componentPages} from '../routes';
import type {Sources} from '../sources';
import type {Rule} from '../types';

/** A file that has an address of its own. */
interface Addressed {
  readonly file: string;
  /** With its locale in front: translations have the address of their original, in another build. */
  readonly address: string;
  readonly route: string;
}

/**
 * No two files with one address, nor with addresses that differ in upper and lower case alone: many hosts
 * and file systems take those for one.
 */
export const run: Rule = (sources) => {
  const pages = addressedBy(sources);
  const first = new Map<string, Addressed>();
  const problems = pages.flatMap((page) => {
    const key = page.address.toLowerCase();
    const other = first.get(key);
    first.set(key, other ?? page);
    return other
      ? [
          {
            file: page.file,
            line: 1,
            found: `the address ${page.route}, which ${other.file} has${other.route === page.route ? '' : ' in other letters'}`,
            expected: 'an address of its own',
            remedy: 'Rename one of the two files, or take it away.',
          },
        ]
      : [];
  });
  return {
    inspected: pages.length,
    problems: [...pages.flatMap(nameProblems), ...problems],
  };
};

/** Addresses are made from names: blanks and other signs would stand in them as `%20` and the like. */
function nameProblems({file}: Addressed): Problem[] {
  const name = path.posix.basename(file);
  return /^[\w.-]+$/.test(name)
    ? []
    : [
        {
          file,
          line: 1,
          found: `the name "${name}", which becomes the address`,
          expected: 'letters, digits, "-" and "_"',
          remedy: `Rename the file, such as ${name.replace(/[^\w.-]+/g, '-')}.`,
        },
      ];
}

function addressedBy({pages, files}: Sources): Addressed[] {
  return [
    ...pages
      .filter(({partial}) => !partial)
      .map((page) => ({file: page.file, place: page})),
    ...componentPages(files),
  ]
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .map(({file, place: {locale, route}}) => ({
      file,
      route,
      address: `${locale}:${route}`,
    }));
}
