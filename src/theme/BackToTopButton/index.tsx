// Replaces the classic button: it waits for the application, and is told by it when to show.
export {default} from '@site/src/components/BackToTop';
