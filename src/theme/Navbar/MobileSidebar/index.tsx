// Replaces the classic menu, which React renders after hydration and below 996 px only. The navbar of this site
// needs it below 1280 px.
export {default} from '@site/src/components/MobileMenu/SiteMenu';
