// Replaces the classic table of contents, which has no title and is no landmark.
export {default} from '@site/src/components/PageContents/ContentsBeside';
