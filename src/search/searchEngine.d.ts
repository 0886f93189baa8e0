/** Alias for the search engine of this build, which the search plugin resolves. */
declare module '@search-engine' {
  import type {CreateEngine} from '@site/src/search/engine';

  const createEngine: CreateEngine;
  export default createEngine;
}
