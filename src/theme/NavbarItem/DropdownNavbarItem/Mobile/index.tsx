// Replaces the classic list, which only the application opens and closes.
export {default} from '@site/src/components/MobileMenu/MenuGroup';
