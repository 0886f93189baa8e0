// Replaces the classic list: it is not in the page until the application opens it.
export {default} from '@site/src/components/PageContents/CollapsibleContents';
