// Replaces the classic layout: the footer also shows company details and the legal buttons.
export {default} from '@site/src/components/SiteFooter';
