/** Alias for the search engine of this build, which the search plugin resolves. */
declare module '@search-engine' {
  import type {CreateSearchEngine} from '@site/src/search/engine';

  const createEngine: CreateSearchEngine;
  export default createEngine;
}
