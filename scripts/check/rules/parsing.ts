import type {Rule} from '../types';

/** Pages are valid MDX with valid YAML front matter. */
export const run: Rule = ({pages, unparsed}) => ({
  inspected: pages.length,
  problems: unparsed,
});
