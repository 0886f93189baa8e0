// Replaces the classic table of contents, which has no title and no landmark role.
export {default} from '@site/src/components/PageContents/ContentsBeside';
