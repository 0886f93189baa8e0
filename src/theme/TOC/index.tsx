// Replaces the table of contents beside the text: the classic one has no title.
export {default} from '@site/src/components/PageContents/ContentsBeside';
