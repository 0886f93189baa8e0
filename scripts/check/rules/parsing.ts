import type {Check} from '../types';

/** Every page is valid MDX with valid YAML front matter. */
export const parsing: Check = {
  name: 'mdx',
  unit: 'pages',
  run: ({pages, unparsed}) => ({
    inspected: pages.length + unparsed.length,
    problems: unparsed,
  }),
};
