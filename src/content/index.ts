// Entry point for Node. React code imports `./browser`.

export {
  didYouMean,
  FaultError,
  formatProblem,
  ProblemError,
  type Fault,
  type Problem,
} from './problem';

export {findAnchors} from './pages/anchors';
export {resolveCrossLanguageLink} from './pages/crossLanguageLinks';
export {
  findElements,
  jsxAttribute,
  UNSPECIFIED_ELEMENT,
  type JsxElement,
} from './pages/elements';
export {
  codeLine,
  includedCode,
  includedFile,
  missingFileFault,
  parseFenceMeta,
  type Fence,
} from './pages/fences';
export {frontMatterLine, readFrontMatter} from './pages/frontMatter';
export {frontMatterProblems} from './pages/frontMatterProblems';
export {findHeadings} from './pages/headings';
export type {PageLink} from './pages/links';
export {parseMdx, toMdxSource} from './pages/mdx';
export {
  parseMarkdown,
  parseMarkdownFile,
  parsePage,
  type MarkdownPage,
  type SourcePage,
} from './pages/page';
export {
  findOriginal,
  findPagePlace,
  relativePath,
  type Area,
  type PagePlace,
} from './pages/place';
export {
  isPageFile,
  listPages,
  PAGE_FOLDERS,
  pageStore,
  cachePerPage,
  type PageStore,
} from './pages/store';
export {translateTitles} from './pages/translateTitles';

export {ANSWERS_FILE, checkAnswers} from './questions/answers';
export {findQuestionProblems} from './questions/checkMarks';
export {findMarks} from './questions/marks';
export {openQuestionsPlugin} from './questions/plugin';
export {remarkUnspecified} from './questions/remarkUnspecified';

export {remarkGlossary} from './glossary/remarkGlossary';
export {GLOSSARY_TERMS, type GlossaryTerm} from './glossary/terms';

export {
  collectSamples,
  pageSamples,
  type ScriptSample,
} from './samples/collect';
export {SCRIPT_EXTENSIONS} from './samples/languages';
export {SAMPLE_COMPILER_OPTIONS} from './samples/compilerOptions';
export {SAMPLE_EXCEPTIONS, type SampleException} from './samples/exceptions';
export {
  findOptOut,
  MAX_OPT_OUTS,
  optOutProblems,
  type OptOut,
} from './samples/optOuts';
export {markRepeatedOpenings} from './samples/repeatedOpenings';
export {
  findException,
  isRunnable,
  locateLine,
  sampleFiles,
  sampleUpTo,
} from './samples/runnable';

export {
  findElement,
  findMainHeading,
  findPageContent,
  getAttribute,
  getCanonicalUrl,
  getMetaContent,
  getText,
  getWindowTitle,
  hasClass,
  isElement,
  isHiddenFromSearch,
  isNonContentElement,
  parseHtml,
  type HtmlElement,
  type HtmlNode,
} from './html';
export {gitHistory, hasFullHistory} from './gitHistory';
export {legalVersionsPlugin} from './legalVersions';
export {setProperties, type RemarkStep} from './remark';
export {translatedDocsPlugin} from './translatedDocs';
