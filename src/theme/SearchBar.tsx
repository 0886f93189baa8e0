// Fills the slot that the classic theme leaves empty.
export {default} from '@site/src/components/SearchLink';
