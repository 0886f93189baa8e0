// Replaces the classic button, which needs React.
export {default} from '@site/src/components/BackToTop';
