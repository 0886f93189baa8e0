// Replaces the classic menu button, which only the application answers.
export {default} from '@site/src/components/MobileMenu/MenuButtons';
