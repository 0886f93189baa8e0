// Replaces the head of every page, after the one of 3.10.2: the classic one names translations that do
// not exist, promises a large picture where there is none, and knows no Markdown version.
export {default} from '@site/src/components/SiteHead';
