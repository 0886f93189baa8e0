// Replaces the classic button, which is disabled until React hydrates the page.
export {default} from '@site/src/components/ColourModeButton';
