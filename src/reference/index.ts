// Entry point for Node: configuration, other features, scripts.
export {collectAnchors} from './anchors';
export {readSample} from './ocr';
export {
  buildHeader,
  findCodePrefix,
  type OcrHeader,
  type HeaderFunction,
} from './ocr/header';
export {pageSourcesPlugin, publishedContractsPlugin} from './plugins';
export {
  configureDocsPlugins,
  createPageSteps,
  PAGE_SOURCES,
  SET_REFERENCES,
} from './sets';
export type {Catalogue, CatalogueEntry} from './shared/catalogue';
export type {ChangelogEntry} from './shared/changelog';
export {createSetPagesReader} from './shared/pages';
export {loadSetContract, reportProblems} from './shared/setReference';
export {findApiTags} from './spreadsheet/links';
export {walkMembers} from './spreadsheet/lookUp';
export {findContractUses} from './spreadsheet/uses';
