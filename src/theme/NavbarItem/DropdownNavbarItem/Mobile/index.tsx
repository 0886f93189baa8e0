// Replaces the classic list, which needs React to open and close.
export {default} from '@site/src/components/MobileMenu/MenuGroup';
