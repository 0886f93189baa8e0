// Entry point: the plugins that write a build's files besides its pages, and the reader of built pages.
export {createBuiltPagesReader, findRouteFiles} from './builtPages';
export {default as changelogFeedsPlugin} from './changelogFeeds';
export {gitVcsConfig} from './gitVcsConfig';
export {default as pageMarkdownPlugin} from './markdown';
export {default as rootFilesPlugin} from './rootFiles';
export {default as settingsReportPlugin} from './settingsReport';
export {createSitemapItems} from './sitemapItems';
export {default as socialCardsPlugin} from './socialCards';
