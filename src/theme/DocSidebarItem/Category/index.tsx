// Replaces the classic category, which needs React and omits closed lists from built pages.
export {default} from '@site/src/components/Sidebar/Category';
