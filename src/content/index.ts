// Entry point for Node. React code imports `./browser`.

export * from './problem';
export * as md from './mdast';

export {
  findClassicComponents,
  findHiddenComponents,
  nameComponents,
} from './overrides';
export {findAnchors} from './pages/anchors';
export {resolveCrossLanguageLink} from './pages/crossLanguageLinks';
export {
  findJsxElements,
  getJsxAttribute,
  UNSPECIFIED_ELEMENT,
  type JsxElement,
} from './pages/elements';
export {
  getCodeLine,
  readIncludedCode,
  getIncludedFile,
  createMissingFileFault,
  parseFenceMeta,
  type Fence,
} from './pages/fences';
export {findFrontMatterLine, readFrontMatter} from './pages/frontMatter';
export {findFrontMatterProblems} from './pages/frontMatterProblems';
export {MAX_KEYWORDS} from './pages/frontMatterSchema';
export {findPageHeadings} from './pages/headings';
export {listHelpTopics} from './pages/helpTopics';
export {hideKeywords} from './pages/hideKeywords';
export type {PageLink} from './pages/links';
export {parseMdx, toMdxSource} from './pages/mdx';
export {
  parseMarkdown,
  parseMarkdownFile,
  parseSourcePage,
  type MarkdownPage,
  type SourcePage,
} from './pages/page';
export {
  findOriginalFile,
  findPagePlace,
  findTranslatedFile,
  toRelativePath,
  type PageArea,
  type PagePlace,
} from './pages/place';
export {
  isPageFile,
  listFiles,
  listPages,
  PAGE_FOLDERS,
  getPageStore,
  cachePerPage,
  type PageStore,
} from './pages/store';

export {ANSWERS_FILE} from './questions/answers';
export {findQuestionProblems} from './questions/checkMarks';
export {openQuestionsPlugin} from './questions/plugin';
export {remarkUnspecified} from './questions/remarkUnspecified';

export {remarkGlossary} from './glossary/remarkGlossary';
export {GLOSSARY_TERMS, type GlossaryTerm} from './glossary/terms';

export {
  collectScriptSamples,
  collectPageSamples,
  type ScriptSample,
} from './samples/collect';
export {SCRIPT_EXTENSIONS} from './samples/languages';
export {BLOCK_TITLES, translateBlockTitles} from './samples/blockTitles';
export {SAMPLE_COMPILER_OPTIONS} from './samples/compilerOptions';
export {SAMPLE_EXCEPTIONS, type SampleException} from './samples/exceptions';
export * from './samples/optOuts';
export {markRepeatedOpenings} from './samples/repeatedOpenings';
export * from './samples/runnable';

export * from './html';
export {hasFullHistory} from './gitHistory';
export {legalVersionsPlugin} from './legalVersions';
export {setHtmlProperties, type RemarkStep} from './remark';
export {completeFrontMatter} from './translations/completeFrontMatter';
export {
  completeTranslations,
  findStaleSections,
  readSectionHashes,
} from './translations/completeTranslation';
export {
  HASHES_KEY,
  hashSections,
  hashText,
  listSharedNodes,
  splitSections,
  TRANSLATED_KEYS,
  type PageSection,
} from './translations/sections';
export {translatedDocsPlugin} from './translatedDocs';
