import {findDataProblems, listDataFiles} from '../dataFiles';
import type {CheckRule} from '../types';

/** JSON files can be read, and have values of the types that builds expect. */
export const run: CheckRule = ({files}) => ({
  inspected: listDataFiles(files).length,
  problems: findDataProblems(files),
});
