// Entry point: the plugin that writes a build's files besides its pages, and the reader of built pages.
export {createBuiltPagesReader, findRouteFiles} from './builtPages';
export {gitVcsConfig} from './gitVcsConfig';
export {default as outputsPlugin} from './plugin';
export {createSitemapItems} from './sitemapItems';
