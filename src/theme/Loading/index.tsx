// Replaces the core fallback, which speaks English only and has styles that no theme reaches.
export {default} from '@site/src/components/LoadingScreen';
