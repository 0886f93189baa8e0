// Replaces the classic menu: the application renders it late, and below 996 px only; the navbar of
// this site turns mobile at 1280 px.
export {default} from '@site/src/components/MobileMenu/SiteMenu';
