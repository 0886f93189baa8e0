// Replaces the classic choice between two sidebars: the one of phones is missing in built pages.
export {default} from '@site/src/components/MobileMenu/DocsMenu';
