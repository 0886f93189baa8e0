/** The search engine of this build; the search plugin sets the alias. */
declare module '@search-engine' {
  import type {CreateEngine} from '@site/src/search/engine';

  const createEngine: CreateEngine;
  export default createEngine;
}
