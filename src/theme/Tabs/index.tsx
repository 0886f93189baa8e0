// Replaces the classic tabs: they wait for the application, and are built again when it comes.
export {default} from '@site/src/components/Tabs';
