// Replaces the classic tabs, which need React and are rendered again after hydration.
export {default} from '@site/src/components/Tabs';
