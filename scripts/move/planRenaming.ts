import type ts from 'typescript';
import type {SourcePage} from '../../src/sets/page/sourcePage';
import type {FileTree} from '../check/files';
import type {Rename} from './addresses';
import {changedData} from './changedData';
import type {Edit} from './edits';
import type {MovePlan} from './plan';
import {retarget} from './retarget';
import {dataFiles, mentionsIn, proseTexts} from './texts';

/** What is called otherwise from now on, as pages, modules and data write it. */
export interface Renaming {
  /** Addresses and files wherever a text holds them. */
  readonly rename: Rename;
  /** What a reference of a page says from now on; `undefined` when it may stay. */
  target(page: SourcePage, value: string): string | undefined;
  /** Further changes of a page. */
  edits(page: SourcePage): readonly Edit[];
  /** Where a page stands from now on. */
  after(file: string): string;
  /** What else a text of a module says, for modules of a set. */
  inModule?(
    file: string,
  ): ((written: string, node: ts.Node) => string) | undefined;
}

/** Plans what a renaming changes in pages, modules and data, and lists what it leaves. */
export function planRenaming(
  renaming: Renaming,
  pages: readonly SourcePage[],
  files: FileTree,
): Pick<MovePlan, 'removed' | 'written' | 'left'> {
  const {rename, after} = renaming;
  const results = pages.map((page) => ({
    file: page.file,
    before: page.text,
    ...retarget(
      page,
      (value) => renaming.target(page, value),
      renaming.edits(page),
    ),
  }));
  const data = changedData(files, rename, renaming.inModule);
  return {
    removed: pages.map(({file}) => file).filter((file) => after(file) !== file),
    written: {
      ...Object.fromEntries(
        results
          .filter(
            ({file, before, text}) => after(file) !== file || text !== before,
          )
          .map(({file, text}) => [after(file), text]),
      ),
      ...data,
    },
    left: [
      ...results.flatMap(({file, missed}) =>
        missed.map((line) => ({file: after(file), line})),
      ),
      ...mentionsIn(
        [
          ...results.map(({file, text}) => [after(file), text] as const),
          ...dataFiles(files).map(
            (file) => [file, data[file] ?? files.read(file)] as const,
          ),
          ...proseTexts(files),
        ],
        rename,
      ),
    ],
  };
}
