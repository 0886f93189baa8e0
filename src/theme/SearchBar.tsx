// Renders this site's search bar: the classic theme has none, and that of the Typesense theme is replaced.
export {default} from '@site/src/search/ui/SearchBar';
