// Replaces the classic category, which needs React and leaves closed lists out of the page.
export {default} from '@site/src/components/Sidebar/Category';
