// Replaces the classic sidebars, of which the mobile one is missing from built pages.
export {default} from '@site/src/components/MobileMenu/DocsMenu';
