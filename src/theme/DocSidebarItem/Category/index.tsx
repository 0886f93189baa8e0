// Replaces the classic category: its closed lists are not in the page, and only the application opens
// and closes them.
export {default} from '@site/src/components/Sidebar/Category';
