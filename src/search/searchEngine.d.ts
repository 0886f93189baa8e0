/** The search engine of this build; the bundler decides which one the name stands for. */
declare module '@search-engine' {
  import type {CreateEngine} from '@site/src/search/engine';

  const createEngine: CreateEngine;
  export default createEngine;
}
