import path from 'node:path';
import type {Root} from 'postcss';
import {meant} from '../../src/sets/meant';
import type {Problem} from '../../src/sets/problem';
import {blank} from './blank';
import type {FileTree} from './files';
import {lineAt} from './sourceLines';

/** A style sheet, and what PostCSS makes of it. */
export interface Sheet {
  readonly file: string;
  readonly root: Root;
}

const MODULE_IMPORT = /import (?:\* as )?(\w+) from '([^']+\.module\.css)'/g;

/** Classes that a module asks for and its style sheet does not have, and those that nothing asks for. */
export function classProblems(
  sheets: readonly Sheet[],
  files: FileTree,
): Problem[] {
  const modules = sheets.filter(({file}) => file.endsWith('.module.css'));
  const scripts = files.list('src').filter((file) => /\.tsx?$/.test(file));
  const used = new Map<string, Set<string> | 'any'>();
  const problems: Problem[] = [];
  for (const file of scripts) {
    const text = files.read(file);
    const imports = [...text.matchAll(MODULE_IMPORT)];
    if (imports.length === 0) {
      continue;
    }
    // What the import itself says is no use of it.
    const code = text.replace(/^import [^;]+;/gm, blank);
    for (const [, name = '', from = ''] of imports) {
      const sheet = from.startsWith('@site/')
        ? from.slice('@site/'.length)
        : path.posix.join(path.posix.dirname(file), from);
      const classes = modules.find((each) => each.file === sheet);
      if (!classes) {
        problems.push({
          file,
          line: lineAt(text, text.indexOf(from)),
          found: `an import of ${from}, which is not there`,
          expected: `a file at ${sheet}`,
          remedy: 'Correct the path.',
        });
        continue;
      }
      const known = classesOf(classes.root);
      const all = [
        ...code.matchAll(
          new RegExp(`\\b${name}(?:\\.(\\w+)|\\[['"]([\\w-]+)['"]\\])?`, 'g'),
        ),
      ];
      const before = used.get(sheet) ?? new Set<string>();
      // A name that is put together, or the whole table handed on: any class may be meant.
      const isOpen = all.some(
        ({1: dotted, 2: quoted}) => (dotted ?? quoted) === undefined,
      );
      for (const {1: dotted, 2: quoted, index} of all) {
        const asked = dotted ?? quoted;
        if (asked !== undefined && !known.has(asked)) {
          problems.push({
            file,
            line: lineAt(text, index),
            found: `the class ${asked}, which ${sheet} does not have`,
            expected: [...known.keys()].join(', '),
            remedy: `${meant(asked, [...known.keys()])}Correct the name, or write its rule.`,
          });
        } else if (asked !== undefined && before !== 'any') {
          before.add(asked);
        }
      }
      used.set(sheet, isOpen ? 'any' : before);
    }
  }
  for (const {file, root} of modules) {
    const asked = used.get(file) ?? new Set<string>();
    if (asked !== 'any') {
      for (const [name, line] of classesOf(root)) {
        if (!asked.has(name)) {
          problems.push({
            file,
            line,
            found: `the class ${name}, which nothing asks for`,
            expected: 'classes that a component has',
            remedy: 'Take its rules away, or correct the name.',
          });
        }
      }
    }
  }
  return problems;
}

/** Classes of a module, with the line of each; global ones belong to others. */
function classesOf(root: Root): Map<string, number> {
  const classes = new Map<string, number>();
  root.walkRules(({selector, source}) => {
    const own = selector.replace(
      /:global\([^)]*\)|:global\s+\S+|\[[^\]]*\]/g,
      '',
    );
    for (const [, name = ''] of own.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)) {
      if (!classes.has(name)) {
        classes.set(name, source?.start?.line ?? 1);
      }
    }
  });
  return classes;
}
