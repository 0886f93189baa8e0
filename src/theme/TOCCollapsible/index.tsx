// Replaces the classic list, which is missing from the HTML until the reader opens it.
export {default} from '@site/src/components/PageContents/CollapsibleContents';
