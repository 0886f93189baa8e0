import path from 'node:path';
import ts from 'typescript';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import type {Problem} from '../../../src/sets/problem';
import {checkElements} from '../elements/checkElements';
import type {FileTree} from '../files';
import {fileAdvice, hasExactly} from '../nearFile';
import {parseSource} from '../parseSource';
import type {Sources} from '../sources';
import type {CheckResult} from '../types';

/** What pages import is there, and elements have the properties that their components take. */
export function run({files, pages}: Sources): CheckResult {
  return {
    inspected: pages.reduce((sum, page) => sum + page.elements.length, 0),
    problems: [
      ...checkElements(files, pages),
      ...pages.flatMap((page) => importProblems(page, files)),
    ],
  };
}

/** Imports of fragments, drawings and data, which the compiler takes as they come. */
function importProblems(page: SourcePage, files: FileTree): Problem[] {
  return page.tree.children.flatMap((node) => {
    if (node.type !== 'mdxjsEsm') {
      return [];
    }
    const {nodes, lineOf} = parseSource(`${page.file}.tsx`, node.value);
    return nodes.filter(ts.isImportDeclaration).flatMap((statement) => {
      const target = (statement.moduleSpecifier as ts.StringLiteral).text;
      const file = target.startsWith('@site/')
        ? target.slice('@site/'.length)
        : path.posix.join(path.posix.dirname(page.file), target);
      return !/^(?:\.|@site\/)/.test(target) ||
        !/\.(?:mdx?|svg|png|jpe?g|css|json)$/.test(target) ||
        hasExactly(files, file)
        ? []
        : {
            file: page.file,
            line: (node.position?.start.line ?? 1) + lineOf(statement) - 1,
            found: `an import of '${target}'`,
            expected: `a file at ${file}`,
            remedy: fileAdvice(files, file),
          };
    });
  });
}
