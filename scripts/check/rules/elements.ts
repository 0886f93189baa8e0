import path from 'node:path';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import type {Problem} from '../../../src/sets/problem';
import {checkElements} from '../elements/checkElements';
import type {FileTree} from '../files';
import {fileAdvice, hasExactly} from '../nearFile';
import {lineAt} from '../sourceLines';
import type {Rule} from '../types';

/** What pages import is there, and elements have the properties that their components take. */
export const run: Rule = ({files, pages}) => ({
  inspected: pages.reduce((sum, page) => sum + page.elements.length, 0),
  problems: [
    ...checkElements(files, pages),
    ...pages.flatMap((page) => importProblems(page, files)),
  ],
});

/** Fragments, drawings and data, which the compiler takes as they come. */
const IMPORT =
  /\bimport\b[^'"]*(['"])((?:\.|@site\/)[^'"]*\.(?:mdx?|svg|png|jpe?g|css|json))\1/g;

/** Imports of files that are not there. */
function importProblems(page: SourcePage, files: FileTree): Problem[] {
  return page.tree.children
    .filter((node) => node.type === 'mdxjsEsm')
    .flatMap(({value, position}) =>
      [...value.matchAll(IMPORT)].flatMap(({2: target = '', index}) => {
        const file = target.startsWith('@site/')
          ? target.slice('@site/'.length)
          : path.posix.join(path.posix.dirname(page.file), target);
        return hasExactly(files, file)
          ? []
          : {
              file: page.file,
              line: (position?.start.line ?? 1) + lineAt(value, index) - 1,
              found: `an import of '${target}'`,
              expected: `a file at ${file}`,
              remedy: fileAdvice(files, file),
            };
      }),
    );
}
