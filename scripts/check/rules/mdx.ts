import type {CheckRule} from '../types';

/** All pages can be parsed. */
export const run: CheckRule = ({pages, unparsed}) => ({
  inspected: pages.length,
  problems: unparsed,
});
