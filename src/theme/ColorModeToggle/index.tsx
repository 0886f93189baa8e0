// Replaces the classic button, which is disabled until hydration.
export {default} from '@site/src/components/ColourModeButton';
