// Fills the slot that the classic theme leaves empty; stands in front of the Typesense theme's own.
export {default} from '@site/src/search/ui/SearchBar';
