// Replaces the classic sidebars: the mobile one is missing from built pages.
export {default} from '@site/src/components/MobileMenu/DocsMenu';
