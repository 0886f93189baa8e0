// Replaces the loading screen of Docusaurus, which is in English only and has inline styles.
export {default} from '@site/src/components/LoadingScreen';
