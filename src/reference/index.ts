// Entry point for Node: configuration, other features, scripts.
export {collectAnchors} from './anchors';
export {readSample} from './ocr';
export {
  buildHeader,
  findCodePrefix,
  listErrors,
  listRelated,
  parseRule,
  type Header,
  type HeaderFunction,
} from './ocr/header';
export {pageSourcesPlugin, publishedContractsPlugin} from './plugins';
export {
  configureDocsPlugins,
  createPageSteps,
  PAGE_SOURCES,
  SET_REFERENCES,
} from './sets';
export type {ChangelogEntry} from './shared/changelog';
export {createSetPagesReader} from './shared/pages';
export {loadSetContract, reportProblems} from './shared/setReference';
export {buildDeclarations, type Declarations} from './spreadsheet/declarations';
export {findApiTags} from './spreadsheet/links';
export {findValuesInterface, walkMembers} from './spreadsheet/lookUp';
export {findContractUses} from './spreadsheet/uses';
