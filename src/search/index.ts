// Entry point for Node code. Other entry points: `plugin`, `native`, `engines/*`, and the components in `ui`.
export {HITS_PER_PAGE, toPlainText} from './engine';
export {buildIndex} from './engines/embedded/build/buildIndex';
export {
  getIndexFileNames,
  MANIFEST_FILE,
  type IndexManifest,
  type TitlesFile,
} from './engines/embedded/indexFiles';
export {
  createCollectionSchema,
  createDocuments,
  createSynonyms,
  SYNONYM_PREFIX,
} from './engines/hosted/collection';
export {buildSearchParameters} from './engines/hosted/parameters';
export {
  parseHighlighted,
  parseSearchAnswer,
} from './engines/hosted/parseSearchAnswer';
export {extractPage} from './records/extractPage';
export {createKeywordMatcher} from './records/keywords';
export {joinPageRecords, type ExtractedPage} from './records/linkTexts';
export type {SearchRecord} from './records/record';
export {readSearchTerms} from './records/searchTerms';
export {isStopWord, splitWords} from './text/tokenize';
export {createSearchThemeConfig} from './themeConfig';
