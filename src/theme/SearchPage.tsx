// Replaces the page of the Typesense theme, which can only search on a server.
export {default} from '@site/src/search/ui/SearchPage';
