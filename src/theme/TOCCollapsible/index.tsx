// Replaces the classic list, which is missing from the page until React opens it.
export {default} from '@site/src/components/PageContents/CollapsibleContents';
