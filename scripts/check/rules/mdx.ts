import type {CheckRule} from '../sources';

/** All pages can be parsed. */
export const run: CheckRule = ({unparsed}) => unparsed;
