// Replaces the classic heading, whose link is labelled by the id of headings with code, and in the language of the page.
export {default} from '@site/src/components/AnchoredHeading';
