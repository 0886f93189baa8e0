// Replaces the classic menu, which React renders after hydration, and only below 996 px. The navbar of this
// site needs a menu below 1280 px.
export {default} from '@site/src/components/MobileMenu/SiteMenu';
