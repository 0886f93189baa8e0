// Replaces the classic layout to add company details and the links to legal texts.
export {default} from '@site/src/components/SiteFooter';
