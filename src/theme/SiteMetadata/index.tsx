// Replaces the classic metadata (as of Docusaurus 3.10.2), which link to translations that do not exist,
// announce a large image on pages without one, and do not link to the Markdown version.
export {default} from '@site/src/components/SiteHead';
