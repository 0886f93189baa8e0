// Entry point for Node: configuration, other features, scripts.
export {collectAnchors} from './anchors';
export type {ChangelogEntry} from './changelog/changelog';
export {docsPlugins} from './docsPlugins';
export {loadSetContract, reportProblems} from './setContract';
export {readSample} from './ocr/facts';
export {
  buildHeader,
  listErrors,
  listRelated,
  readRule,
  type Header,
  type HeaderFunction,
} from './ocr/header';
export {codePrefix} from './ocr/phrases';
export {pageSourcesPlugin} from './pageSources';
export {default as publishedContractsPlugin} from './publishedContracts';
export {setPagesReader} from './shared/setPages';
export {PAGE_SOURCES, pageSteps, SET_BUILDS} from './sets';
export {findApiTags} from './spreadsheet/links';
export {buildDeclarations, type Declarations} from './spreadsheet/declarations';
export {valuesInterface, walkMembers} from './spreadsheet/lookUp';
export {findContractUses} from './spreadsheet/uses';
