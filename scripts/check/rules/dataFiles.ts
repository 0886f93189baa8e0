import {findDataProblems} from '../dataFiles';
import type {CheckRule} from '../sources';

/** JSON files can be read, and have values of the types that builds expect. */
export const run: CheckRule = ({files}) => findDataProblems(files);
