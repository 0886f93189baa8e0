// Replaces the classic button: it is off until the application comes.
export {default} from '@site/src/components/ColourModeButton';
