// Replaces the metadata of every page (compared with 3.10.2): the classic one links translations that do not exist, announces
// a large image where there is none, and does not link the Markdown version.
export {default} from '@site/src/components/SiteHead';
