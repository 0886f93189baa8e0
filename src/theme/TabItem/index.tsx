// Replaces the classic panel, which is not linked to its tab and has no label in print.
export {default} from '@site/src/components/Tabs/Panel';
