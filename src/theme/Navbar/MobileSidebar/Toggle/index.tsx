// Replaces the classic menu button, which needs React.
export {default} from '@site/src/components/MobileMenu/MenuButtons';
