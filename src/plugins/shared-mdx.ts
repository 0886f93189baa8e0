import type {Plugin} from '@docusaurus/types';

/**
 * Puts what every page of MDX imports into the application itself. Only pages import it otherwise, and as it is
 * small, the bundler gives each page a copy of its own; for each copy it also keeps a sentence that names all the others,
 * which at 4,000 pages is a gigabyte.
 */
export default function sharedMdxPlugin(): Plugin {
  return {
    name: 'shared-mdx',
    getClientModules: () => [require.resolve('@mdx-js/react')],
  };
}
