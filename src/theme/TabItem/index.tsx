// Replaces the classic panel: no tab is tied to it, and paper does not tell which one it belongs to.
export {default} from '@site/src/components/Tabs/Panel';
