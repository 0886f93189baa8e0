// Fills the empty slot of the classic theme, and replaces the Typesense theme's search bar.
export {default} from '@site/src/search/ui/SearchBar';
