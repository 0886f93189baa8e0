// The Typesense theme's own asks a server alone, and has none of the site's engines.
export {default} from '@site/src/search/ui/SearchPage';
