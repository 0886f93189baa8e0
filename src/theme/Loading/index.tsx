// Replaces the core fallback, which is in English only and has inline styles.
export {default} from '@site/src/components/LoadingScreen';
