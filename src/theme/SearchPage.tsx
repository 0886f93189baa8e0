// Replaces the Typesense theme's page, which searches on a server only.
export {default} from '@site/src/search/ui/SearchPage';
